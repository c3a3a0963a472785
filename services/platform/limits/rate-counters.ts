export type RateCount = {
  readonly count: number
  /** Milliseconds since the epoch. */
  readonly endsAt: number
}

/** Storage of the counts. Each operation is atomic. */
export type RateCounters = {
  add(key: string, now: number, windowMs: number): Promise<RateCount>
  takeBack(key: string, now: number): Promise<void>
  reset(key: string): Promise<void>
  close(): void
}
