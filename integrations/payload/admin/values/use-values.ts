"use client";
import { useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { type ListedValue, valueList } from "../../wire/listed-value.ts";

type List = readonly ListedValue[];

/** Lists by site, so that the fields of a form share one request. */
const lists = new Map<string, Promise<List>>();

/** The site of the content item in the form. */
export function useWeb(): string {
  return useFormFields(([fields]) => String(fields["web"]?.value ?? ""));
}

/** Shared values of a site; null while they are loading. `isFresh` requests them again. */
export function useValues(web: string, isFresh: boolean): { values: List | null; isFailed: boolean } {
  const [state, setState] = useState<{ values: List | null; isFailed: boolean }>({ values: null, isFailed: false });
  useEffect(() => {
    let isCurrent = true;
    const show = (values: List | null) => isCurrent && setState({ values, isFailed: values === null });
    load(web, isFresh).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [web, isFresh]);
  return state;
}

function load(web: string, isFresh: boolean): Promise<List> {
  const known = isFresh ? undefined : lists.get(web);
  const list = known ?? request(web);
  lists.set(web, list);
  list.catch(() => lists.delete(web));
  return list;
}

async function request(web: string): Promise<List> {
  const response = await fetch(`/api/values?web=${encodeURIComponent(web)}`, { credentials: "include" });
  if (!response.ok) throw new Error(`The values were answered with ${response.status}.`);
  return valueList.parse(await response.json()).values;
}
