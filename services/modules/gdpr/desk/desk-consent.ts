import type { z } from 'zod'
import type { getDeskConsent } from '#services/contract/consent-desk.ts'
import { type FORM_TYPES, formType } from '#services/contract/consents.ts'
import { type EnumValue, enumValue } from '#services/contract/enum-value.ts'
import { type Assignment, readAssignments } from '#services/modules/gdpr/assignment-store.ts'
import {
  type CurrentConsent,
  currentConsents,
  findConsent,
  readTexts,
  type TextRow,
} from '#services/modules/gdpr/consent-store.ts'
import { countAccepted } from '#services/modules/gdpr/log/answer-store.ts'
import { namesOf } from '#services/modules/history/api.ts'
import { siteIdentity } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { FindPerson } from '#services/platform/personal-data.ts'
import { textOf } from '#services/platform/text/html.ts'

type DeskConsent = z.output<typeof getDeskConsent.output>
type ConsentForm = EnumValue<(typeof FORM_TYPES)[number]>

export async function deskConsent(
  db: Db,
  { number, language }: { readonly number: number; readonly language: string },
  findPerson: FindPerson,
): Promise<DeskConsent> {
  const id = await findConsent(db, number)
  if (id === null) throw noSuchConsent()
  const [texts, accepted, assignments, current, { languages }] = await Promise.all([
    readTexts(db, id),
    countAccepted(db, id),
    readAssignments(db),
    currentConsents(db, language),
    siteIdentity(db),
  ])
  const authored = texts.flatMap(({ author }) => (author === null ? [] : { actor: author }))
  const nameOf = await namesOf(db, authored, findPerson)
  const versions = texts.map((text) => ({
    id: `${text.id}`,
    language: text.language,
    version: text.version,
    html: text.html,
    since: text.since,
    author: text.author === null ? null : nameOf({ actor: text.author }),
    requiresRenewal: text.requires_renewal === 1,
    accepted: accepted.get(text.id) ?? 0,
  }))
  return {
    number,
    text: textIn(current, number),
    texts: languages.map((code) => newestIn(texts, code)),
    forms: placesOf(assignments, number),
    accepted: sumOf(versions),
    outdated: sumOf(versions.filter((one) => one.version < validSince(texts, one.language))),
    versions,
  }
}

/** Forms that ask for a consent. */
export function placesOf(assignments: readonly Assignment[], number: number): DeskConsent['forms'] {
  return assignments.flatMap(({ form, items }) => {
    const item = items.find((one) => one.number === number)
    return item ? { form: formWord(form), isRequired: item.isRequired } : []
  })
}

/** Words of the current text. */
export function textIn(current: readonly CurrentConsent[], number: number): string {
  return wordsOf(current.find((one) => one.number === number)?.html ?? '')
}

/** As a sentence: a tag before a full stop is no space. */
export function wordsOf(html: string): string {
  return textOf(html).replaceAll(/ (?=[.,;:!?)])/g, '')
}

/** A form as the graph names it. */
export function formWord(form: string): ConsentForm {
  return enumValue(formType.parse(form))
}

export function noSuchConsent(): Refusal {
  return new Refusal(404, 'There is no such consent.', { code: 'NOT_FOUND' })
}

function newestIn(texts: readonly TextRow[], language: string): DeskConsent['texts'][number] {
  const newest = texts.find((text) => text.language === language)
  return { language, html: newest?.html ?? '', version: newest?.version ?? null }
}

function validSince(texts: readonly TextRow[], language: string): number {
  return texts.find((one) => one.language === language && one.requires_renewal === 1)?.version ?? 0
}

function sumOf(versions: readonly { readonly accepted: number }[]): number {
  return versions.reduce((sum, { accepted }) => sum + accepted, 0)
}
