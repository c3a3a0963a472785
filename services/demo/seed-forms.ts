import { GALLERY, GALLERY_TEXTS } from '#services/demo/content/section-gallery.ts'
import { createElement, publishElement } from '#services/modules/cms/api.ts'
import { createForm } from '#services/modules/form/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { findSlug } from '#services/platform/slugs.ts'
import { FORMS } from './content/forms.ts'

/** Below everything else of a page. */
const LAST = 1_000

type Section = { readonly handler: string; readonly title: string; readonly meta: object }

export async function seedForms(trx: Trx, now: Date): Promise<void> {
  const at = now.toISOString()
  for (const { pages, ...form } of FORMS) {
    const formId = await createForm(trx, form, at)
    const section = { handler: 'form', title: form.name, meta: { formId } }
    for (const slug of pages) {
      const sections = slug === GALLERY.slug ? [galleryText(), section] : [section]
      for (const [index, one] of sections.entries()) {
        await addSection(trx, slug, { ...one, position: LAST + index, at })
      }
    }
  }
}

function galleryText(): Section {
  const body = `<h2>form</h2>\n<p>${GALLERY_TEXTS.form}</p>`
  return { handler: 'rich-text', title: 'form', meta: { body } }
}

/** A page that staff have deleted or renamed since is left alone. */
async function addSection(
  trx: Trx,
  slug: string,
  { meta, ...section }: Section & { readonly position: number; readonly at: string },
): Promise<void> {
  const language = 'hrv'
  const page = await findSlug(trx, language, slug, 'page')
  if (page?.kind !== 'page') return
  const place = { pageId: page.target, language, ...section }
  const elementId = await createElement(trx, { ...place, body: { meta: { ...meta } } })
  await publishElement(trx, { elementId, version: 1 })
}
