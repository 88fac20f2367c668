import type { AnyActorLogic, AnyStateMachine, EventFromLogic, InputFrom, OutputFrom, StateMachine } from "xstate";
import type { Explored, Payload } from "./explore.ts";

/** The fields of a value, none of which has to be there: machines pass most values on without reading them. */
type Loose<Value> = Value extends object ? Partial<Value> : Value;

type PayloadOf<Event> = { [Field in Exclude<keyof Event, "type">]: Loose<Event[Field]> };

/** The event of a type, also of one that stands in a union of types. */
type OfType<Event extends { type: string }, Type> = Event extends unknown
  ? Type extends Event["type"]
    ? Event
    : never
  : never;

type TypeWithPayload<Event extends { type: string }> = Event extends unknown
  ? Exclude<keyof Event, "type"> extends never
    ? never
    : Event["type"]
  : never;

interface Passing {
  /** Milliseconds before the event. */
  passes?: number;
}

type ActorOf<Machine> =
  // biome-ignore lint/suspicious/noExplicitAny: the only way to name one of the parameters of the machine's type
  Machine extends StateMachine<any, any, any, infer Actor, any, any, any, any, any, any, any, any, any, any>
    ? Actor
    : never;

type ResultsOf<Actor> = Actor extends { src: infer Source extends string; logic: infer Logic extends AnyActorLogic }
  ? { [Trigger in `done ${Source}`]?: readonly { output: OutputFrom<Logic> }[] } & {
      [Trigger in `error ${Source}`]?: readonly { error: unknown }[];
    }
  : never;

type Intersected<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer Part) => void
  ? Part
  : never;

/** Payloads by trigger: at least one of each event that has any, with all of its fields. */
type Payloads<Machine extends AnyStateMachine, Event extends { type: string } = EventFromLogic<Machine>> = {
  [Type in TypeWithPayload<Event>]: readonly (PayloadOf<OfType<Event, Type>> & Passing)[];
} & { [Type in Exclude<Event["type"], TypeWithPayload<Event>>]?: readonly Passing[] } & ([ActorOf<Machine>] extends [
    never,
  ]
    ? unknown
    : Intersected<ResultsOf<ActorOf<Machine>>>);

/** Returns a machine with its inputs and the payloads of its events; the compiler compares both with the machine's types. */
export function explored<Machine extends AnyStateMachine>(
  machine: Machine,
  {
    inputs,
    events,
  }: { inputs?: readonly ((now: () => number) => InputFrom<NoInfer<Machine>>)[]; events: NoInfer<Payloads<Machine>> },
): Explored {
  const lists = Object.entries<readonly object[]>(events);
  const payloads = lists.flatMap(([type, list]) => list.map((payload): Payload => ({ ...payload, type })));
  return { machine, events: payloads, ...(inputs && { inputs }) };
}
