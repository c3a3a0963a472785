import { STRIDE } from './bit-work.ts'

/** Codes of the WebAssembly specification, as far as they are needed here. */
const I32 = 0x7f
const V128 = 0x7b
const FUNCTION = 0x60
const NO_RESULT = 0x40
const OF_MEMORY = 2
const OF_FUNCTION = 0
const loop = [0x03, NO_RESULT]
const againIf = [0x0d, 0]
const end = 0x0b
const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const number = (value: number) => [0x41, ...signed(value)]
const add = 0x6a
const isBelow = 0x49
const wide = (code: number, ...rest: readonly number[]) => [0xfd, ...unsigned(code), ...rest]
/** Sixteen bytes that lie `offset` behind the place on the stack. */
const load = (offset: number) => wide(0, 4, ...unsigned(offset))
const store = (offset: number) => wide(11, 4, ...unsigned(offset))
const and = wide(78)
const andNot = wide(79)
const or = wide(80)
const onesOfBytes = wide(98)
const addBytes = wide(110)
const pairsOfBytes = wide(125)
const pairsOfHalves = wide(127)
const addWords = wide(174)
const word = (lane: number) => wide(27, lane)

/** Locals: the two rows, the end of the first; what is counted. */
const [ONE, OTHER, END, SUM] = [0, 1, 2, 3]
const PARTS = Array.from({ length: STRIDE / 16 }, (_, part) => part * 16)

const step = [
  ...[get(OTHER), number(STRIDE), add, set(OTHER)].flat(),
  ...[get(ONE), number(STRIDE), add, set(ONE)].flat(),
  ...[get(ONE), get(END), isBelow, againIf].flat(),
]

function combine(operation: readonly number[]): readonly number[] {
  const parts = PARTS.flatMap((at) =>
    [get(ONE), get(ONE), load(at), get(OTHER), load(at), operation, store(at)].flat(),
  )
  return body([0], [...loop, ...parts, ...step, end])
}

/** Ones of four times sixteen bytes fit into bytes: they are widened once for all four. */
function countCommon(): readonly number[] {
  const parts = PARTS.flatMap((at, part) => [
    ...[get(ONE), load(at), get(OTHER), load(at), and, onesOfBytes].flat(),
    ...(part === 0 ? [] : addBytes),
  ])
  const widened = [...pairsOfBytes, ...pairsOfHalves, ...get(SUM), ...addWords, ...set(SUM)]
  const lanes = [0, 1, 2, 3].flatMap((lane) => [
    ...get(SUM),
    ...word(lane),
    ...(lane === 0 ? [] : [add]),
  ])
  return body([1, 1, V128], [...loop, ...parts, ...widened, ...step, end, ...lanes])
}

const FUNCTIONS = {
  keep: { type: 0, body: combine(and) },
  remove: { type: 0, body: combine(andNot) },
  add: { type: 0, body: combine(or) },
  countCommon: { type: 1, body: countCommon() },
} as const

/**
 * A module with these functions over rows of a memory that it is given: (one row, another, the end
 * of the first). Written here instruction by instruction, for it is all that is wanted of a compiler.
 */
export function wideModule(): Uint8Array<ArrayBuffer> {
  const all = Object.entries(FUNCTIONS)
  const takes = [3, I32, I32, I32]
  return new Uint8Array([
    ...[0, ...bytesOf('asm'), 1, 0, 0, 0],
    ...section(
      1,
      list([
        [FUNCTION, ...takes, 0],
        [FUNCTION, ...takes, 1, I32],
      ]),
    ),
    ...section(2, list([[...named('rows'), ...named('memory'), OF_MEMORY, 0, 1]])),
    ...section(3, list(all.map(([, { type }]) => [type]))),
    ...section(7, list(all.map(([name], at) => [...named(name), OF_FUNCTION, at]))),
    ...section(10, list(all.map(([, { body: code }]) => [...unsigned(code.length), ...code]))),
  ])
}

function body(locals: readonly number[], code: readonly number[]): readonly number[] {
  return [...locals, ...code, end]
}

function section(id: number, content: readonly number[]): readonly number[] {
  return [id, ...unsigned(content.length), ...content]
}

function list(items: readonly (readonly number[])[]): readonly number[] {
  return [...unsigned(items.length), ...items.flat()]
}

function named(name: string): readonly number[] {
  return [...unsigned(name.length), ...bytesOf(name)]
}

function bytesOf(text: string): readonly number[] {
  return [...Buffer.from(text)]
}

/** Seven bits a byte, the lowest first. */
function unsigned(value: number): readonly number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

/** As above, with room for a sign. */
function signed(value: number): readonly number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...signed(value >>> 7)]
}
