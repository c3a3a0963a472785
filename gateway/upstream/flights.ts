type Flight = {
  readonly answer: Promise<unknown>
  readonly controller: AbortController
  passengers: number
}

export type Flights = {
  /**
   * Joins an identical read under way or starts one. Whoever hangs up leaves alone; the read itself
   * ends when the last one has left.
   */
  join<T>(
    key: string,
    signal: AbortSignal,
    start: (signal: AbortSignal) => Promise<T>,
  ): { readonly answer: Promise<T>; readonly isShared: boolean }
}

/** Catalogue reads are POST, which undici's own deduplication refuses. */
export function createFlights(): Flights {
  const flights = new Map<string, Flight>()

  function begin(key: string, start: (signal: AbortSignal) => Promise<unknown>): Flight {
    const controller = new AbortController()
    const flight: Flight = { answer: start(controller.signal), controller, passengers: 0 }
    flights.set(key, flight)
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.answer.then(land, land)
    return flight
  }

  function leave(key: string, flight: Flight) {
    flight.passengers -= 1
    if (flight.passengers > 0) return
    if (flights.get(key) === flight) flights.delete(key)
    flight.controller.abort()
  }

  return {
    join<T>(key: string, signal: AbortSignal, start: (signal: AbortSignal) => Promise<T>) {
      const known = flights.get(key)
      const flight = known ?? begin(key, start)
      flight.passengers += 1
      const answer = new Promise<T>((resolve, reject) => {
        const onAbort = () => {
          leave(key, flight)
          reject(signal.reason)
        }
        const settle = () => signal.removeEventListener('abort', onAbort)
        if (signal.aborted) return onAbort()
        signal.addEventListener('abort', onAbort)
        flight.answer.then(
          (value) => {
            settle()
            // The key names the call, so everyone under it waits for the same type.
            resolve(value as T)
          },
          (error: unknown) => {
            settle()
            reject(error)
          },
        )
      })
      return { answer, isShared: known !== undefined }
    },
  }
}
