import type { DeskForm } from '#services/contract/form-desk.ts'
import { PAGE_PATHS } from '#services/contract/generated/page-paths.ts'
import { PAGE_LANGUAGES } from '#services/contract/rules/languages.ts'
import { pagesWithForm } from '#services/modules/cms/api.ts'
import { siteIdentity } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { countAnswers } from './answer-store.ts'
import { readForm, type StoredForm } from './form-store.ts'

type Reader = { readonly db: Db; readonly language: string }

export async function deskForm({ db, language }: Reader, id: number): Promise<DeskForm> {
  const form = await readForm(db, id)
  if (!form) throw noSuchForm()
  const [languages, countsOf, pages] = await Promise.all([
    languagesOf(db),
    countAnswers(db, [id]),
    pagesWithForm(db, id, language),
  ])
  return {
    id: `${id}`,
    ...{ name: form.name, purpose: form.purpose, isOpen: form.is_open === 1 },
    ...{ recipients: form.recipients, keepDays: form.keep_days },
    ...{ confirmsEmail: form.confirms_email === 1 },
    ...{ goalType: form.goal_type, goal: form.goal_url ?? `${form.goal_media_id ?? ''}` },
    texts: languages.map((code) => textOf(form, code)),
    fields: form.fields.map(({ id: field, data }) => ({ id: field, data })),
    path: ownPath(id, languages[0]),
    ...countsOf(id),
    pages,
  }
}

function ownPath(id: number, language: string): string {
  const locale = PAGE_LANGUAGES.find(({ code }) => code === language)?.code2 ?? 'en'
  return PAGE_PATHS.form[locale].replace(':id', `${id}`)
}

/** Of the site, the main one first. */
export async function languagesOf(db: Db): Promise<readonly [string, ...string[]]> {
  const { languages, defaultLanguage } = await siteIdentity(db)
  return [defaultLanguage, ...languages.filter((code) => code !== defaultLanguage)]
}

/** Empty where it has none. */
export function textOf({ texts }: Pick<StoredForm, 'texts'>, language: string) {
  const none = { language, title: '', intro: '', button: '', thanks: '' }
  return texts.find((text) => text.language === language) ?? none
}

export function noSuchForm(): Refusal {
  return new Refusal(404, 'There is no such form.', { code: 'NOT_FOUND' })
}
