/** A list of numbers for each slot, all in one piece of memory: a hundred thousand arrays cost more. */
export type NumberLists = {
  set(slot: number, list: readonly number[]): void
  /** Until the next change. */
  get(slot: number): Uint32Array
}

const FIRST_ROOM = 1024

export function createNumberLists(): NumberLists {
  let memory = new Uint32Array(FIRST_ROOM)
  let end = 0
  let unused = 0
  const starts: number[] = []
  const lengths: number[] = []

  function makeRoom(wanted: number): void {
    const used = end - unused
    const roomier = new Uint32Array((used + wanted) * 1.25 + FIRST_ROOM)
    end = 0
    for (let slot = 0; slot < starts.length; slot += 1) {
      const start = starts[slot] ?? 0
      const length = lengths[slot] ?? 0
      roomier.set(memory.subarray(start, start + length), end)
      starts[slot] = end
      end += length
    }
    memory = roomier
    unused = 0
  }

  return {
    get: (slot) => {
      const start = starts[slot] ?? 0
      return memory.subarray(start, start + (lengths[slot] ?? 0))
    },
    set(slot, list) {
      const { [slot]: standing = 0 } = lengths
      if (list.length > standing) {
        unused += standing
        lengths[slot] = 0
        if (end + list.length > memory.length) makeRoom(list.length)
        starts[slot] = end
        end += list.length
      } else {
        unused += standing - list.length
      }
      lengths[slot] = list.length
      memory.set(list, starts[slot] ?? 0)
    },
  }
}
