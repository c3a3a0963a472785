/** Read side of the change feed; cursors are opaque text. */
export type ChangeFeed = {
  newest(): Promise<string>
  /** Answers as soon as something follows `after`, or nothing after `waitMs`. */
  read(question: {
    readonly after: string
    readonly waitMs?: number
    readonly signal?: AbortSignal
  }): Promise<Changes>
}

export type Changes = {
  readonly cursor: string
  readonly topics: readonly string[]
  /** The cursor is unknown or too old: whoever follows must drop all it has kept. */
  readonly gap: boolean
}
