import { type LocatedNode, locatedAt } from '../../../spec/src/document/located.ts'
import { type Effect, together } from './effect.ts'
import { canonical, isEqual, type Json } from './json.ts'
import { keywordOf, type Meaning } from './meaning.ts'
import { difference, type Scope, say } from './scope.ts'
import { named, type Subject } from './spelling.ts'

/** What a schema asks for where another one is satisfied: `if`, `then` and `else` belong together. */
type Condition = Json

/** Conditions may be several, of the parts of a whole; their order says nothing. */
export function compareConditions(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  const [all, now] = [conditionsOf(before), conditionsOf(after)]
  const isIn = (list: Condition[], one: Condition) => list.some((other) => canonical(other) === canonical(one))
  const gone = all.filter((each) => !isIn(now, each))
  const came = now.filter((each) => !isIn(all, each))
  const pointers = { before: keywordOf(before, 'if').pointer, after: keywordOf(after, 'if').pointer }
  for (const earlier of [...gone]) {
    const isAlone = gone.length === 1 && came.length === 1
    const later = came.find((each) => isAlone || isEqual(each.if, earlier.if))
    if (later === undefined) continue
    gone.splice(gone.indexOf(earlier), 1)
    came.splice(came.indexOf(later), 1)
    compareCondition(scope, of, { node: earlier, pointer: pointers.before }, { node: later, pointer: pointers.after })
  }
  const which = all.length > 1 ? 'one of its conditions' : 'its condition'
  const kind = all.length > 0 ? 'a further condition' : 'a condition'
  if (gone.length > 0) say(scope, 'wider', `${named(of)} no longer has ${which}`, pointers.before)
  if (came.length > 0) say(scope, 'narrower', `${named(of)} has ${kind} now`, pointers.after)
}

function conditionsOf({ rest }: Meaning): Condition[] {
  return Object.keys(rest).flatMap((key) => (/^if( \d+)?$/.test(key) ? [rest[key] as Condition] : []))
}

const kinds: Readonly<Record<Effect, string>> = {
  narrower: 'asks for more',
  wider: 'asks for less',
  other: 'asks for something else',
  addition: 'asks for something else',
  words: 'is told in other words',
}

function compareCondition(scope: Scope, of: Subject, before: LocatedNode, after: LocatedNode): void {
  const parts = (keyword: string) => [partOf(before, keyword), partOf(after, keyword)] as const
  if (difference(scope, of, ...parts('if')).some(({ effect }) => effect !== 'words')) {
    const sentence = `${named(of)} changed in a way that cannot be judged: its condition is another one`
    say(scope, 'other', sentence, after.pointer)
    return
  }
  const findings = ['then', 'else'].flatMap((keyword) => difference(scope, of, ...parts(keyword)))
  const effect = together(findings.map((finding) => finding.effect))
  if (effect === undefined) return
  say(scope, effect === 'addition' ? 'other' : effect, `The condition of ${named(of)} ${kinds[effect]}`, after.pointer)
}

/** What says nothing asks for nothing. */
function partOf({ node, pointer }: LocatedNode, keyword: string): LocatedNode {
  const part = locatedAt({ node, pointer: pointer.slice(0, pointer.lastIndexOf('/')) }, keyword)
  return part.node === undefined ? { ...part, node: true } : part
}
