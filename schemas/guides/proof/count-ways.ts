import { nameOf } from "#schemas/guides/logic/decision-diagram.ts";
import type { GuideLogic } from "#schemas/guides/logic/guide-logic.ts";
import { isSettled, nextQuestion, type Reached, takeAnswer, verdictOf } from "#schemas/guides/logic/walk-guide.ts";
import { answersTo } from "./find-way.ts";

/** Ways through a guide. */
export interface CountedWays {
  /** Ways through the guide: different answers, "I do not know" among them, to the questions that are asked. */
  ways: number;
  /** Different states in which those ways meet. */
  states: number;
  /** False when there are more states than were followed; the ways are then not counted. */
  isComplete: boolean;
  /** Ways at whose end there is no entitlement, not even a possible one. */
  waysToNothing: number;
}

/** A rule after some answers, with what was found to follow from further ones; equal ones are the same object. */
interface RuleState {
  id: number;
  reached: Reached;
  /** Position of the question that it needs next; Infinity when nothing changes it any more. */
  question: number;
  isEntitled: boolean;
  next: (RuleState | undefined)[];
}

interface State {
  /** The rules that answers still change. */
  open: readonly RuleState[];
  /** True when the visitor is entitled to something, at least possibly. */
  isEntitled: boolean;
  ways: number;
}

/** States that are followed at most, in about a second; a guide of twenty questions has some thousand. */
const maxStates = 100_000;

/**
 * Counts the ways through a guide. Ways that no rule tells apart meet in one state, and answers that no rule tells apart are
 * one, so all of them are followed however many there are.
 */
export function countWays({ questions, results }: GuideLogic): CountedWays {
  const levels = questions.map(() => new Map<string, State>());
  const ends = new Map<string, State>();
  const ruleStates = new Map<string, RuleState>();
  let [states, isComplete] = [0, true];

  put({ open: results.map(({ rule }) => stateOf([rule])), isEntitled: false, ways: 1 });
  for (const [at, asked] of questions.entries()) {
    const answers = answersTo(asked, true);
    for (const { open, isEntitled, ways } of levels[at]?.values() ?? [])
      for (const [index, { region }] of answers.entries())
        put({ open: open.map((rule) => after(rule, at, region, index)), isEntitled, ways });
  }
  const total = (list: readonly State[]) => list.reduce((sum, { ways }) => sum + ways, 0);
  const ended = [...ends.values()];
  return {
    ways: total(ended),
    states,
    isComplete,
    waysToNothing: total(ended.filter(({ isEntitled }) => !isEntitled)),
  };

  function put(state: State): void {
    const open = state.open.filter(({ question }) => question < Infinity);
    const isEntitled = state.isEntitled || state.open.some((rule) => rule.isEntitled);
    const level = levels[Math.min(...open.map(({ question }) => question))] ?? ends;
    const key = `${isEntitled} ${open.map(({ id }) => id).join(" ")}`;
    const known = level.get(key);
    if (known) known.ways += state.ways;
    else if (states >= maxStates) isComplete = false;
    else {
      states += 1;
      level.set(key, { open, isEntitled, ways: state.ways });
    }
  }

  function after(rule: RuleState, at: number, region: number | null, index: number): RuleState {
    if (rule.question !== at) return rule;
    const next = rule.next[index] ?? stateOf(takeAnswer(rule.reached, at, region));
    rule.next[index] = next;
    return next;
  }

  function stateOf(reached: Reached): RuleState {
    const isOver = isSettled(reached);
    const key = isOver ? verdictOf(reached) : reached.map(nameOf).toSorted().join(" ");
    const known = ruleStates.get(key);
    if (known) return known;
    const made: RuleState = {
      id: ruleStates.size,
      reached,
      question: isOver ? Infinity : nextQuestion([reached]),
      isEntitled: isOver && verdictOf(reached) !== "no",
      next: [],
    };
    ruleStates.set(key, made);
    return made;
  }
}
