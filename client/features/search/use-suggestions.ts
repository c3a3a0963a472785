import { useEffect, useRef, useState } from 'react'
import { type SuggestionsQuery, useSuggestionsLazyQuery } from './suggestions.generated.ts'

type Suggested = NonNullable<SuggestionsQuery['suggestions']>

export type Suggestions = {
  /** Keywords that they belong to. */
  readonly keywords: string
  readonly found: Suggested
}

const DEBOUNCE_MS = 150
const SHORTEST = 2

/**
 * Suggestions for the newest keywords. One request runs at a time; what it answers to other keywords
 * than the newest is dropped. Earlier suggestions stay until the next have come.
 */
export function useSuggestions(keywords: string): Suggestions | null {
  const [fetchSuggestions] = useSuggestionsLazyQuery()
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)
  const wanted = useRef('')
  const isRunning = useRef(false)

  useEffect(() => {
    wanted.current = keywords
    if (keywords.length < SHORTEST) {
      setSuggestions(null)
      return
    }
    const timer = setTimeout(() => void run(), DEBOUNCE_MS)
    return () => clearTimeout(timer)

    async function run(): Promise<void> {
      if (isRunning.current) return
      isRunning.current = true
      const keywords = wanted.current
      const context = { isSilent: true }
      // A failed request suggests nothing; the form searches all the same.
      const answer = await fetchSuggestions({ variables: { keywords: keywords }, context }).catch(
        () => null,
      )
      isRunning.current = false
      const found = answer?.data?.suggestions
      if (found && wanted.current === keywords) setSuggestions({ keywords: keywords, found })
      if (wanted.current !== keywords && wanted.current.length >= SHORTEST) await run()
    }
  }, [keywords, fetchSuggestions])

  return suggestions
}
