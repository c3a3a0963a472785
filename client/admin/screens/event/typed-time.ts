import { type EventTime, lastDay, writeEventTime } from '#services/contract/rules/event-time.ts'
import { zagrebMoments, zagrebTime } from '#services/contract/rules/zagreb-time.ts'

/** What the fields of an event's time have, as they are typed; without times of day it lasts whole days. */
export type TypedTime = Readonly<
  Record<'startDate' | 'startTime' | 'endDate' | 'endTime' | 'startNight' | 'endNight', string>
>

export type TimeFault = 'required' | 'noSuchTime' | 'whichNight' | 'endsBefore' | 'wholeDays'

type Read =
  | { readonly time: string; readonly fault?: undefined }
  | { readonly time?: undefined; readonly fault: TimeFault; readonly field: keyof TypedTime }

const NO_TIME: TypedTime = {
  ...{ startDate: '', startTime: '', endDate: '', endTime: '', startNight: '', endNight: '' },
}

/** The time as a save has it, or the first field that is wrong. */
export function readTyped(raw: Readonly<Record<string, string | undefined>>): Read {
  const { startDate, startTime, endDate, endTime, startNight, endNight } = { ...NO_TIME, ...raw }
  if (!startDate) return { fault: 'required', field: 'startDate' }
  if (!startTime) {
    if (endTime) return { fault: 'wholeDays', field: 'startTime' }
    if (!endDate || endDate === startDate) return { time: startDate }
    if (endDate < startDate) return { fault: 'endsBefore', field: 'endDate' }
    return { time: `${startDate}/${endDate}` }
  }
  const start = momentOf(`${startDate}T${startTime}`, startNight)
  if ('fault' in start) return { ...start, field: 'startTime' }
  if (!endTime) return endDate ? { fault: 'required', field: 'endTime' } : { time: start.at }
  const end = momentOf(`${endDate || startDate}T${endTime}`, endNight)
  if ('fault' in end) return { ...end, field: 'endTime' }
  if (end.at <= start.at) return { fault: 'endsBefore', field: 'endTime' }
  return { time: writeEventTime({ start: start.at, end: end.at, isAllDay: false }) }
}

/** As the fields show an event's time. */
export function typedTime({ start, end, isAllDay }: EventTime): TypedTime {
  const [startDate = '', startTime = ''] = zagrebTime(start).split('T')
  if (isAllDay) {
    const last = end === null ? startDate : lastDay(end)
    return { ...NO_TIME, startDate, endDate: last === startDate ? '' : last }
  }
  const [endDate = '', endTime = ''] = end === null ? [] : zagrebTime(end).split('T')
  return {
    ...{ startDate, startTime, endDate: endDate === startDate ? '' : endDate, endTime },
    startNight: nightOf(start),
    endNight: end === null ? '' : nightOf(end),
  }
}

/** Whether clocks show this time twice. */
export function comesTwice(date: string, time: string): boolean {
  return time !== '' && zagrebMoments(`${date}T${time}`).length > 1
}

function nightOf(moment: string): string {
  const moments = zagrebMoments(zagrebTime(moment))
  return moments.length > 1 ? `${moments.indexOf(moment)}` : ''
}

function momentOf(
  local: string,
  night: string,
): { readonly at: string } | { readonly fault: TimeFault } {
  const moments = zagrebMoments(local)
  const at = moments.length > 1 ? moments[night === '' ? -1 : Number(night)] : moments[0]
  if (at !== undefined) return { at }
  return { fault: moments.length > 1 ? 'whichNight' : 'noSuchTime' }
}
