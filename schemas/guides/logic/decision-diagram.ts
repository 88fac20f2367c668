/** Verdicts about a criterion or an entitlement, in their order; `maybe` when the answers do not tell. */
export const verdicts = { no: 0, maybe: 1, yes: 2 } as const;

export type Verdict = keyof typeof verdicts;

/**
 * A rule as a reduced decision diagram: a verdict, or a question with what follows from each region of its answers.
 * Questions come in their order, and those that decide nothing are left out. Equal rules are the same object, so a
 * rule depends on the question at its top, and on no earlier one.
 */
export type Diagram = Verdict | Fork;

export interface Fork {
  /** Unique among the diagrams of a guide. */
  id: number;
  /** Position of the question. */
  question: number;
  /** By the question's regions. */
  branches: readonly Diagram[];
}

/** Thrown when rules together need more forks than a page may take. */
export class TooManyForks extends Error {
  override name = "TooManyForks";
}

/** Forks that the rules of one guide need at most; those of a law have some hundred. */
const maxForks = 20_000;

export type Diagrams = ReturnType<typeof createDiagrams>;

/** Creates the diagrams of a guide, which share their forks. */
export function createDiagrams() {
  const forks = new Map<string, Fork>();
  const joined = { all: new Map<string, Diagram>(), any: new Map<string, Diagram>() };

  /** Returns a question with what follows from each of its regions. */
  function fork(question: number, branches: readonly Diagram[]): Diagram {
    const [first = "maybe"] = branches;
    if (branches.every((branch) => branch === first)) return first;
    const key = `${question} ${branches.map(nameOf).join(" ")}`;
    const known = forks.get(key);
    if (known) return known;
    if (forks.size >= maxForks) throw new TooManyForks(`more than ${maxForks} forks`);
    const made = { id: forks.size, question, branches };
    forks.set(key, made);
    return made;
  }

  /** Joins two rules: both have to be met, or any. */
  function join(how: "all" | "any", a: Diagram, b: Diagram): Diagram {
    if (a === b) return a;
    const [decisive, neutral] = how === "all" ? (["no", "yes"] as const) : (["yes", "no"] as const);
    if (a === decisive || b === decisive) return decisive;
    if (a === neutral) return b;
    if (b === neutral) return a;
    const key = [nameOf(a), nameOf(b)].toSorted().join(" ");
    const known = joined[how].get(key);
    if (known) return known;
    const question = Math.min(questionOf(a), questionOf(b));
    const [one, other] = [branchesAt(a, question), branchesAt(b, question)];
    const count = Math.max(one.length, other.length);
    const branches = Array.from({ length: count }, (_, at) =>
      join(how, one[at] ?? one[0] ?? "maybe", other[at] ?? other[0] ?? "maybe"),
    );
    const made = fork(question, branches);
    joined[how].set(key, made);
    return made;
  }

  return {
    fork,
    join: (how: "all" | "any", rules: readonly Diagram[]) =>
      rules.reduce<Diagram>((all, rule) => join(how, all, rule), how === "all" ? "yes" : "no"),
    /** Returns a rule with another verdict in place of each. */
    convert(rule: Diagram, of: (verdict: Verdict) => Verdict): Diagram {
      const done = new Map<Fork, Diagram>();
      const convert = (part: Diagram): Diagram => {
        if (typeof part === "string") return of(part);
        const known = done.get(part);
        if (known) return known;
        const made = fork(part.question, part.branches.map(convert));
        done.set(part, made);
        return made;
      };
      return convert(rule);
    },
  };
}

export function opposite(verdict: Verdict): Verdict {
  return verdict === "yes" ? "no" : verdict === "no" ? "yes" : "maybe";
}

/** Position of the question that a rule asks first; Infinity for a verdict. */
export function questionOf(rule: Diagram): number {
  return typeof rule === "string" ? Infinity : rule.question;
}

/** Returns what follows from the regions of a question; one for all of them when the rule does not ask it first. */
export function branchesAt(rule: Diagram, question: number): readonly Diagram[] {
  return typeof rule !== "string" && rule.question === question ? rule.branches : [rule];
}

/** Returns what tells a rule apart from the others of its guide. */
export function nameOf(rule: Diagram): string | number {
  return typeof rule === "string" ? rule : rule.id;
}
