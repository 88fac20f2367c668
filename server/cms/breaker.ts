import { type CmsClient, CmsError } from "./client.ts";

/** Failures in a row after which a part of the CMS counts as down. */
const threshold = 3;

interface Options {
  /** Milliseconds between two tries of what is down, whatever part they are of. */
  tryEveryMs?: number;
  /** Called when a part goes down, and when it answers again. */
  onChange?: (part: string, isDown: boolean) => void;
  /** Milliseconds on a monotonic clock. */
  now?: () => number;
}

interface Part {
  isDown: boolean;
  failures: number;
  answeredAt: number;
}

/**
 * Keeps requests from a CMS that is down (docs/decisions/032-circuit-breaker.md). Each part of it, such as its folders, goes down by itself:
 * by some failures in a row, or by one answer that never came while nothing else of the part was answered. Then a request
 * fails at once, but for one from time to time that tries whether the part is back.
 */
export function withBreaker(client: CmsClient, options: Options = {}): CmsClient {
  const { tryEveryMs = 750, onChange = () => {}, now = () => performance.now() } = options;
  const parts = new Map<string, Part>();
  let triedAt = Number.NEGATIVE_INFINITY;

  function change(name: string, part: Part, isDown: boolean): void {
    if (part.isDown !== isDown) onChange(name, isDown);
    part.isDown = isDown;
  }

  /** Further parts of a CMS that is down elsewhere get no second try. */
  function isBeyondHope({ failures, answeredAt }: Part, sentAt: number, error: CmsError): boolean {
    const isElsewhere = [...parts.values()].some(({ isDown }) => isDown);
    return failures >= threshold || isElsewhere || (error.kind === "timeout" && answeredAt < sentAt);
  }

  /** True while every other part is down: one that was not asked for lately is hardly up, and takes its turn with them. */
  function areOthersDown(part: Part): boolean {
    const others = [...parts.values()].filter((other) => other !== part);
    return others.length > 1 && others.every(({ isDown }) => isDown);
  }

  return {
    async get(path, query) {
      const name = partOf(path);
      const part = parts.get(name) ?? { isDown: false, failures: 0, answeredAt: Number.NEGATIVE_INFINITY };
      parts.set(name, part);
      const sentAt = now();
      if (part.isDown || areOthersDown(part)) {
        if (sentAt - triedAt < tryEveryMs) throw new CmsError("down", path, "not sent, as the CMS does not answer");
        triedAt = sentAt;
      }
      try {
        const answer = await client.get(path, query);
        part.answeredAt = now();
        part.failures = 0;
        change(name, part, false);
        return answer;
      } catch (error) {
        if (error instanceof CmsError && isOutage(error)) {
          part.failures += 1;
          if (isBeyondHope(part, sentAt, error)) change(name, part, true);
        }
        throw error;
      }
    },
  };
}

/** Records and lists are parts of their own; there are only as many parts as kinds of paths. */
export function partOf(path: string): string {
  return /^\/\w+(?:\/by-)?/.exec(path)?.[0] ?? "";
}

/** False for the faults of a single record. */
function isOutage({ kind }: CmsError): boolean {
  return kind !== "invalid" && kind !== "too-deep" && kind !== "too-large";
}
