import type { z } from 'zod'
import type { PostTranslation, saveTranslation } from '#services/contract/post-translations.ts'
import {
  lockPost,
  type PostText,
  readPostTexts,
  slugOfPost,
  writePostText,
} from '#services/modules/cms/api.ts'
import { type Author, recordEdits } from '#services/modules/history/api.ts'
import { noSuchPost } from '#services/modules/post-desk/desk-post.ts'
import { siteIdentity } from '#services/modules/settings/api.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { requireRight } from '#services/platform/http/principal.ts'
import type { StaffEntry } from '#services/platform/http/scope.ts'
import { cleanHtml } from '#services/platform/text/html.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { deleteDraft, readDraft, writeDraft } from './draft-store.ts'

type Place = { readonly id: number; readonly language: string }
type Writing = { readonly author: Author; readonly at: string; readonly member: StaffEntry }

/** Copies the original into a draft. */
export async function draftOf(trx: Trx, place: Place, writing: Writing): Promise<PostTranslation> {
  const { id, language } = place
  await requireSpoken(trx, language)
  if (!(await lockPost(trx, id))) throw noSuchPost()
  const original = await originalFor(trx, place)
  if (await translationOf(trx, place)) throw translated()
  const slug = await slugOfPost(trx, id, original.language)
  const draft = {
    ...{ title: original.title, excerpt: original.excerpt, body: original.body },
    slug: `${slug ?? `objava-${id}`}-${language}`,
  }
  await writeDraft(trx, { post_id: id, language, ...draft, updated_at: writing.at })
  return await recorded(trx, { place, before: null, writing })
}

/** Saves a draft, or what is published. */
export async function save(
  trx: Trx,
  { id, language, isPublished, ...given }: z.output<typeof saveTranslation.input>,
  writing: Writing,
): Promise<PostTranslation> {
  const place = { id, language }
  await requireSpoken(trx, language)
  const post = await lockPost(trx, id)
  if (!post) throw noSuchPost()
  await originalFor(trx, place)
  const before = await translationOf(trx, place)
  const wasPublished = before?.state === 'PUBLISHED'
  if (wasPublished && isPublished === false) throw staysPublished()
  const text = { ...given, body: cleanHtml(given.body) }
  if (isPublished ?? wasPublished) {
    if (post.published_at !== null) requireRight(writing.member, 'content.publish')
    await writePostText(trx, id, { language, ...text, at: writing.at })
    await deleteDraft(trx, place)
  } else await writeDraft(trx, { post_id: id, language, ...text, updated_at: writing.at })
  return await recorded(trx, { place, before, writing })
}

/** What is published, or else its draft. */
export async function translationOf(
  db: Db,
  { id, language }: Place,
): Promise<PostTranslation | null> {
  const place = { id, language }
  const text = (await readPostTexts(db, id)).find((one) => one.language === language)
  const draft = text ? null : await readDraft(db, place)
  const found = text ? { ...text, slug: (await slugOfPost(db, id, language)) ?? '' } : draft
  if (!found) return null
  const { title, slug, excerpt, body } = found
  const state = text ? 'PUBLISHED' : 'DRAFT'
  return { id: `${id}`, language, state, title, slug, excerpt, body }
}

/** The original, and what each other language of the site has of it. */
export async function mastersOf(
  db: Db,
  id: number,
): Promise<{ readonly master: PostTranslation; readonly translations: PostTranslation[] }> {
  const original = await originalOf(db, id)
  const master = await translationOf(db, { id, language: original.language })
  if (!master) throw noSuchPost()
  const { languages } = await siteIdentity(db)
  const others = languages.filter((language) => language !== original.language)
  const found = await Promise.all(others.map((language) => translationOf(db, { id, language })))
  return { master, translations: found.flatMap((one) => one ?? []) }
}

export async function requireSpoken(db: Db, language: string): Promise<void> {
  const { languages } = await siteIdentity(db)
  if (languages.includes(language)) return
  throw new Refusal(400, 'The site has no such language.', wrongLanguage)
}

/** The text in the main language, or the only one that there is. */
async function originalOf(db: Db, id: number): Promise<PostText> {
  const texts = await readPostTexts(db, id)
  const original = texts.find((text) => text.language === DEFAULT_LANGUAGE) ?? texts[0]
  if (!original) throw noSuchPost()
  return original
}

async function originalFor(trx: Trx, { id, language }: Place): Promise<PostText> {
  const original = await originalOf(trx, id)
  if (original.language !== language) return original
  throw new Refusal(400, 'The original is in this language.', wrongLanguage)
}

type Saved = {
  readonly place: Place
  readonly before: PostTranslation | null
  readonly writing: Writing
}

async function recorded(
  trx: Trx,
  { place, before, writing: { author, at } }: Saved,
): Promise<PostTranslation> {
  const after = await translationOf(trx, place)
  if (!after) throw new Error('A translation was saved and is missing.')
  await recordEdits(
    trx,
    { entity: 'post', id: after.id, author, at },
    (['state', 'title', 'slug', 'excerpt', 'body'] as const).map((name) => ({
      path: `texts.${place.language}.${name}`,
      ...{ before: before?.[name] ?? null, after: after[name] },
    })),
  )
  return after
}

const wrongLanguage = { code: 'INVALID_INPUT', field: 'language' } as const

function translated(): Refusal {
  return new Refusal(409, 'The post has a text in this language.', {
    ...{ code: 'ALREADY_TRANSLATED', field: 'language' },
  })
}

function staysPublished(): Refusal {
  return new Refusal(400, 'What is published stays published.', {
    ...{ code: 'INVALID_INPUT', field: 'isPublished' },
  })
}
