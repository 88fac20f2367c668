import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { acceptsDictionaries } from "./accepted-encodings.ts";
import { type Dictionary, frameOf, toDictionary } from "./dictionary.ts";

/** Says which dictionary compresses an answer, and which headers that needs. */
export interface DictionaryUse {
  dictionary: Dictionary | null;
  /** Value of the header Link, which has the browser fetch a dictionary; null for none. */
  link: string | null;
  /** True when the request names a dictionary, known or not: the answer is for this browser only. */
  isNamed: boolean;
}

/** For an answer without dictionaries. */
export const noDictionary: DictionaryUse = { dictionary: null, link: null, isNamed: false };

/** The latest two dictionaries of a site in a language: browsers have the older one when its home page has changed. */
export class HomeDictionaries {
  #named: ReadonlyMap<string, Dictionary> = new Map();
  #sourceTag = "";
  #link: string | null = null;
  #isRequested = false;
  /** Path of the home page. */
  readonly #home: string;

  constructor(home: string) {
    this.#home = home;
  }

  /** Makes the dictionary of the home page, unless this is the body that made the current one. */
  async update(body: { etag: string; plain(): Promise<Buffer> }): Promise<void> {
    this.#isRequested = true;
    if (body.etag === this.#sourceTag) return;
    this.#sourceTag = body.etag;
    const frame = frameOf(await body.plain());
    if (frame) this.#add(toDictionary(frame, this.#home));
  }

  /** Returns the path of the home page for the first caller that needs it read; null for all others. */
  takeRequest(): string | null {
    const isFirst = !this.#isRequested;
    this.#isRequested = true;
    return isFirst ? this.#home : null;
  }

  /** Forgets all, so that pages that still refer to this hold no memory. */
  clear(): void {
    this.#named = new Map();
    this.#link = null;
  }

  at(address: string): Dictionary | undefined {
    return this.#all.find((each) => each.address === address);
  }

  choose({ "available-dictionary": name, "accept-encoding": accepted }: IncomingHttpHeaders): DictionaryUse {
    if (name === undefined) return { dictionary: null, link: this.#link, isNamed: false };
    const known = this.#named.get(String(name));
    if (!known) return { dictionary: null, link: this.#link, isNamed: true };
    return { dictionary: acceptsDictionaries(accepted) ? known : null, link: null, isNamed: true };
  }

  get #all(): readonly Dictionary[] {
    return [...this.#named.values()];
  }

  #add(dictionary: Dictionary): void {
    const [first] = this.#all;
    if (first?.digest.equals(dictionary.digest)) return;
    const latest = [dictionary, ...this.#all.filter(({ digest }) => !digest.equals(dictionary.digest))].slice(0, 2);
    this.#named = new Map(latest.map((each) => [`:${each.digest.toString("base64")}:`, each]));
    this.#link = `<${dictionary.address}>; rel="compression-dictionary"`;
  }
}

export interface Dictionaries {
  /** Returns the dictionaries of the pages that belong to a home page; null for a home page without. */
  of(host: string, home: string): HomeDictionaries | null;
  at(address: string): Dictionary | null;
}

/** Sites in a language whose dictionaries are in memory; those used least recently go first. */
const maxHomes = 100;

/** Paths that mean themselves in a URL pattern. */
const plainPath = /^\/[\w/.~%-]*$/;

export function createDictionaries(): Dictionaries {
  const homes = new LRUCache<string, HomeDictionaries>({ max: maxHomes, dispose: (home) => home.clear() });
  return {
    of(host, home) {
      if (!plainPath.test(home)) return null;
      const known = homes.get(host + home);
      if (known) return known;
      const made = new HomeDictionaries(home);
      homes.set(host + home, made);
      return made;
    },
    at(address) {
      for (const home of homes.values()) {
        const found = home.at(address);
        if (found) return found;
      }
      return null;
    },
  };
}

/** Returns how an answer uses the dictionaries of its page. */
export function dictionaryUse(
  { isPublic, dictionaries }: { isPublic: boolean; dictionaries?: HomeDictionaries | null },
  headers: IncomingHttpHeaders,
): DictionaryUse {
  return isPublic && dictionaries ? dictionaries.choose(headers) : noDictionary;
}
