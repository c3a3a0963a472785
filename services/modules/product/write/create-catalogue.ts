import { requireMedia } from '#services/modules/media/api.ts'
import { insertAttribute, insertAttributeValue } from '#services/modules/product/attribute-store.ts'
import {
  insertCategory,
  insertCategoryTexts,
} from '#services/modules/product/categories/category-store.ts'
import { isAttributeCode, RESERVED_KEYS } from '#services/modules/product/read/filter.ts'
import { insertTag } from '#services/modules/product/tag-store.ts'
import { addSearchChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { setSlug } from '#services/platform/slugs.ts'
import { fold } from '#services/platform/text/fold.ts'
import { sortKey } from '#services/platform/text/sort-key.ts'
import type { NewAttribute, NewCategory, NewTag, PerLanguage } from './catalogue-input.ts'

export async function createAttribute(trx: Trx, attribute: NewAttribute): Promise<number> {
  const { code, values = [] } = attribute
  if (!isAttributeCode(code) || RESERVED_KEYS.some((key) => key === code)) {
    throw new Refusal(400, 'The code is not valid.', { code: 'INVALID_INPUT', field: 'code' })
  }
  const id = await insertAttribute(trx, {
    code,
    inputType: attribute.inputType,
    filterable: attribute.filterable ?? true,
    customClass: attribute.customClass ?? null,
    texts: perLanguage(attribute.texts),
  })
  for (const [position, value] of values.entries()) {
    await insertAttributeValue(trx, id, {
      code: value.code,
      position,
      swatch: value.swatch ?? null,
      shopDefault: value.shopDefault ?? false,
      texts: perLanguage(value.texts),
    })
  }
  await addSearchChanges(trx, ['attributes'])
  return id
}

export async function createCategory(trx: Trx, category: NewCategory): Promise<number> {
  await requireMedia(trx, category.mediaId ? [category.mediaId] : [])
  const id = await insertCategory(trx, {
    parentId: category.parentId ?? null,
    mediaId: category.mediaId ?? null,
    position: category.order ?? 0,
    sortTypes: category.sortTypes ?? [],
    sortDefaultType: category.sortDefaultType ?? null,
  })
  await insertCategoryTexts(
    trx,
    id,
    perLanguage(category.texts).map(({ language, name, description }) => ({
      language,
      name,
      description: description ?? null,
    })),
  )
  for (const [language, slug] of Object.entries(category.slug)) {
    await setSlug(trx, { kind: 'category', language, slug, target: id })
  }
  await addSearchChanges(trx, [`category:${id}`, 'categories'])
  return id
}

export async function createTag(trx: Trx, tag: NewTag): Promise<number> {
  const id = await insertTag(trx, {
    slug: tag.slug,
    texts: perLanguage(tag.texts).map(({ language, name }) => ({
      language,
      name,
      nameFold: fold(name),
      nameSort: sortKey(name),
    })),
  })
  await addSearchChanges(trx, ['product-tags'])
  return id
}

function perLanguage<Text extends object>(
  texts: PerLanguage<Text>,
): readonly (Text & { readonly language: string })[] {
  return Object.entries(texts).map(([language, text]) => ({ ...text, language }))
}
