export type EventMoments = { readonly start: string; readonly end: string | null }

type Clock = { date(moment: string): string; time(moment: string): string }

/** How an event's time is displayed: it may have no end or last several days. */
export type EventSpan =
  | { readonly kind: 'open'; readonly date: string; readonly from: string }
  | { readonly kind: 'day'; readonly date: string; readonly from: string; readonly to: string }
  | { readonly kind: 'days'; readonly from: Moment; readonly to: Moment }

type Moment = { readonly date: string; readonly time: string }

/** An event that ends after midnight but before this hour belongs to the evening before. */
const NIGHT_ENDS = '06:00'
const DAY_MS = 86_400_000

export function eventSpan({ start, end }: EventMoments, { date, time }: Clock): EventSpan {
  const from = { date: date(start), time: time(start) }
  if (end === null || end === start) return { kind: 'open', date: from.date, from: from.time }

  const to = { date: date(end), time: time(end) }
  const isSameNight =
    Date.parse(end) - Date.parse(start) < DAY_MS && to.time <= NIGHT_ENDS && to.time < from.time
  return from.date === to.date || isSameNight
    ? { kind: 'day', date: from.date, from: from.time, to: to.time }
    : { kind: 'days', from, to }
}
