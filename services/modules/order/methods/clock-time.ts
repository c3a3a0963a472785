/** 510 minutes after midnight are 08:30. */
export function clockTime(minutes: number): string {
  const parts = [Math.floor(minutes / 60), minutes % 60]
  return parts.map((part) => `${part}`.padStart(2, '0')).join(':')
}

export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
