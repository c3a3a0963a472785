import type { FieldValue } from '#client/admin/history/changes.ts'
import type { BegunEvent } from './event-fields.tsx'
import { htmlOf, shownText } from './plain-paragraphs.ts'

type Raw = Readonly<Record<string, string>>

/** What the form has of an event, by the paths of a save. */
export function typedEvent(
  begun: BegunEvent,
  raw: Raw,
  time: string,
): Readonly<Record<string, FieldValue>> {
  const texts = begun.texts.flatMap(({ language, description, reason }) => {
    const typed = raw[`description.${language}`] ?? ''
    // Text areas send line ends as forms do.
    const text = typed.replaceAll('\r\n', '\n')
    return [
      [`title.${language}`, (raw[`title.${language}`] ?? '').trim()],
      // What was not touched keeps its spaces.
      [`description.${language}`, text === shownText(description) ? description : htmlOf(text)],
      [`reason.${language}`, (raw[`reason.${language}`] ?? reason).trim()],
    ] as const
  })
  return {
    ...{ kind: raw['kind'] ?? begun.kind, time, location: (raw['location'] ?? '').trim() },
    ...Object.fromEntries(texts),
  }
}

/** The same of what the form began with. */
export function begunValues(
  { kind, location, texts }: BegunEvent,
  time: string,
): Readonly<Record<string, FieldValue>> {
  return {
    ...{ kind, time, location },
    ...Object.fromEntries(
      texts.flatMap(({ language, title, description, reason }) => [
        [`title.${language}`, title],
        [`description.${language}`, description],
        [`reason.${language}`, reason],
      ]),
    ),
  }
}
