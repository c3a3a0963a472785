/** A list of numbers per row in one typed array: a hundred thousand arrays take more memory. */
export type NumberLists = {
  set(row: number, list: readonly number[]): void
  /** Valid until the next change. */
  get(row: number): Uint32Array
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
    for (let row = 0; row < starts.length; row += 1) {
      const start = starts[row] ?? 0
      const length = lengths[row] ?? 0
      roomier.set(memory.subarray(start, start + length), end)
      starts[row] = end
      end += length
    }
    memory = roomier
    unused = 0
  }

  return {
    get: (row) => {
      const start = starts[row] ?? 0
      return memory.subarray(start, start + (lengths[row] ?? 0))
    },
    set(row, list) {
      const { [row]: before = 0 } = lengths
      if (list.length > before) {
        unused += before
        lengths[row] = 0
        if (end + list.length > memory.length) makeRoom(list.length)
        starts[row] = end
        end += list.length
      } else {
        unused += before - list.length
      }
      lengths[row] = list.length
      memory.set(list, starts[row] ?? 0)
    },
  }
}
