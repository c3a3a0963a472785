import { useState } from 'react'

/** What was read last stays until the next answer: another span or page does not empty a screen. */
export function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
