import type { BitWork } from './bit-work.ts'
import { wideModule } from './wide-code.ts'

const PAGE = 65_536

type Rows = (one: number, other: number, end: number) => number

/** Sixteen bytes at a time, which the language itself has no word for. */
export function createWideWork(): BitWork {
  const memory = new WebAssembly.Memory({ initial: 1 })
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wideModule()), {
    rows: { memory },
  })
  const [keep, remove, add, countCommon] = [
    rows(exports['keep']),
    rows(exports['remove']),
    rows(exports['add']),
    rows(exports['countCommon']),
  ]
  return {
    wordsPerProduct: 300,
    room(bytes) {
      const { byteLength } = memory.buffer
      if (bytes > byteLength) {
        memory.grow(Math.ceil((bytes - byteLength + byteLength / 4) / PAGE))
      }
      return new Uint32Array(memory.buffer)
    },
    keep: (target, kept, bytes) => void keep(target, kept, target + bytes),
    remove: (target, removed, bytes) => void remove(target, removed, target + bytes),
    add: (target, added, bytes) => void add(target, added, target + bytes),
    countCommon: (one, other, bytes) => countCommon(one, other, one + bytes),
  }
}

function rows(exported: unknown): Rows {
  if (typeof exported !== 'function') throw new Error('The module lacks a function')
  return exported as Rows
}
