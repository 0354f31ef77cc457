import compatData, { type Identifier } from "@mdn/browser-compat-data";
import type { Rule, Scope } from "eslint";
import { allowedScript, theirs } from "./allowed";
import { lackedBy } from "./browsers";

/** The interfaces whose members a page may meet; others have members with the names of everyday. */
const REACHED =
  /^(Abort(Controller|Signal)|Blob|BroadcastChannel|Clipboard|Crypto|DOM(Rect|TokenList)|Document(Fragment)?|Element|(Submit|Custom|Input|Keyboard|Pointer|Mouse)?Event|File|FormData|HTML(Dialog|Form|Input|Button|Select|Image|Canvas|Details|Video)?Element|(Readable|Writable|Transform)Stream|History|Location|Navigator|Node|Performance|Request|Response|Storage|URL(SearchParams)?|Headers|Window)$/;
const NOT_REACHED = /^(Atomics|FinalizationRegistry|\w*DisposableStack|Iterator|SuppressedError)$/;
/** Names that things of ours and of packages have too: a use of them says nothing. */
const EVERYDAY =
  /^(bytes|connection|content|display|displayName|error|escape|external|hide|ink|login|read|reason|rel|relList|restore|scheduling|stream|transfer|viewport)$/;

interface Owner {
  name: string;
  isStatic: boolean;
  /** Of the language; the platform has many that are not called. */
  isMethod: boolean;
  lack: string[];
}

/** All that browsers have, by name: what is global, and the members of it by their owners. */
const globals = new Map<string, string[]>();
const members = new Map<string, Owner[]>();
readNames(compatData.javascript.builtins ?? {}, (name) => !NOT_REACHED.test(name));
readNames(compatData.api, (name) => REACHED.test(name));

function readNames(owners: object, isReached: (name: string) => boolean): void {
  for (const [owner, part] of named(owners)) {
    const lack = part.__compat ? lackedBy(part.__compat) : [];
    if (part.__compat) globals.set(owner, lack);
    for (const [key, { __compat }] of named(part)) {
      const name = key.replace(/_static$/, "");
      if (!__compat || key.endsWith("_event")) continue;
      const own = [...new Set([...lackedBy(__compat), ...lack])];
      if (owner === "Window") globals.set(name, own);
      const isMethod = owners !== compatData.api;
      const isStatic = key !== name || isStaticBuiltin(owner, name);
      if (isReached(owner))
        members.set(name, [...(members.get(name) ?? []), { name: owner, isStatic, isMethod, lack: own }]);
    }
  }
}

function named(part: object): [string, Identifier][] {
  return Object.entries(part).filter(([key]) => key !== "__compat");
}

/** Node has what the language has. */
function isStaticBuiltin(owner: string, name: string): boolean {
  const builtin: unknown = Reflect.get(globalThis, owner);
  return typeof builtin === "function" && Object.hasOwn(builtin, name);
}

/** Who lacks `object.name`; where nobody knows what the object is, only a name that is missing in all its owners. */
function lackOfMember(object: string | undefined, name: string, isCalled: boolean): string[] {
  const owners = members.get(name) ?? [];
  const own = owners.filter((owner) => owner.name === object);
  const isPossible = ({ isStatic, isMethod }: Owner) =>
    !isStatic && (isCalled || !isMethod) && !EVERYDAY.test(name);
  const possible = own.length > 0 ? own : owners.filter(isPossible);
  return possible.every(({ lack }) => lack.length > 0) ? (possible[0]?.lack ?? []) : [];
}

/** ESLint's rule: no name that one of the oldest browsers lacks, but those in allowed.ts. */
export const scriptNames: Rule.RuleModule = {
  meta: { schema: [{ enum: ["built"] }] },
  create(context) {
    const isBuilt = context.options[0] === "built";
    const report = (node: Rule.Node, name: string, lack: readonly string[]) => {
      if (lack.length === 0 || name in allowedScript || (isBuilt && name in theirs)) return;
      context.report({ node, message: `${name} is missing in the oldest browsers: ${lack.join(", ")}` });
    };
    return {
      MemberExpression(node) {
        const { object, property, computed } = node;
        const name = !computed && property.type === "Identifier" ? property.name : undefined;
        if (name === undefined) return;
        const owner = object.type === "Identifier" ? object.name : undefined;
        const isCalled = node.parent.type === "CallExpression" && node.parent.callee === node;
        const isKnown = members.get(name)?.some((one) => one.name === owner);
        report(node, isKnown ? `${owner}.${name}` : name, lackOfMember(owner, name, isCalled));
      },
      "Program:exit"(node) {
        for (const { identifier } of unresolved(context.sourceCode.getScope(node)))
          report(identifier as Rule.Node, identifier.name, globals.get(identifier.name) ?? []);
      },
    };
  },
};

/** The names that nothing in the file declares, unless their type is only asked for. */
function unresolved(scope: Scope.Scope): Scope.Reference[] {
  return scope.through.filter((reference) => {
    const { parent } = reference.identifier as Rule.Node;
    const isType = "isTypeReference" in reference && reference.isTypeReference;
    return !isType && !(parent?.type === "UnaryExpression" && parent.operator === "typeof");
  });
}
