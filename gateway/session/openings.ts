/** Streams that are open, of all kinds together. */
export type Openings = {
  /** Returns what closes it; null over a limit. */
  open(place: string): (() => void) | null
}

type Limits = { readonly perPlace: number; readonly all: number }

/** Connections of one place, and sockets of this process. */
const LIMITS: Limits = { perPlace: 200, all: 5_000 }

export function createOpenings({ perPlace, all }: Limits = LIMITS): Openings {
  const places = new Map<string, number>()
  let open = 0
  return {
    open(place) {
      const inPlace = places.get(place) ?? 0
      if (inPlace >= perPlace || open >= all) return null
      places.set(place, inPlace + 1)
      open += 1
      return () => {
        open -= 1
        const left = (places.get(place) ?? 1) - 1
        if (left === 0) places.delete(place)
        else places.set(place, left)
      }
    },
  }
}
