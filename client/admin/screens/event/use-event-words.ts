import { useTranslation } from 'react-i18next'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { useFormat } from '#client/lib/format.ts'
import { readEventTime } from '#services/contract/rules/event-time.ts'
import { shownText } from './plain-paragraphs.ts'
import { timeWords } from './time-words.ts'

type Ticket = { readonly id: string; readonly name: string }

/** How the history of an event names its parts and their values. */
export function useEventWords(
  languages: readonly string[],
  tickets: readonly Ticket[] = [],
): RecordWords {
  const { t } = useTranslation('events')
  const format = useFormat()
  const ticketName = (id: string) => tickets.find((one) => one.id === id)?.name ?? id
  return {
    name(path) {
      const [part = '', detail = ''] = path.split('.')
      if (part === 'tickets') return t('paths.tickets', { name: ticketName(detail) })
      if (part === 'move') return t(`moves.${detail.toUpperCase()}.moved`)
      const name = t(`paths.${part}`)
      if (detail === '' || languages.length < 2) return name
      return `${name} (${t(`languages.${detail}`, { defaultValue: detail })})`
    },
    value(value, path) {
      if (typeof value !== 'string') return JSON.stringify(value)
      if (path === 'kind') return t(`words.${value}`)
      if (path === 'offered') return ticketName(value)
      if (path === 'picture') return `#${value}`
      if (path.startsWith('description.')) return shownText(value)
      const time = path === 'time' ? readEventTime(value) : null
      return time ? timeWords(time, format) : value
    },
  }
}
