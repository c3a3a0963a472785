import { startTransition, useEffect, useState } from 'react'

export type TimeLeft = { readonly days: number; readonly hours: number; readonly minutes: number }

const MINUTE_MS = 60_000

/** Null on the server and in the first render. */
export function useCountdown(moment: string): TimeLeft | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    startTransition(() => setNow(Date.now()))
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4)
    return () => clearInterval(timer)
  }, [])
  return now === null ? null : timeLeft(Date.parse(moment) - now)
}

export function timeLeft(milliseconds: number): TimeLeft {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS))
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  }
}
