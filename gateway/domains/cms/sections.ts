import type { ResolversParentTypes, SectionView } from '#gateway/generated/resolvers.ts'
import type { Element } from '#services/contract/cms.ts'
import { type Fields, mapFields } from '#services/contract/sections/fields.ts'
import {
  type ElementOptions,
  linkOptions,
  readMobileOptions,
  readOptions,
} from '#services/contract/sections/options.ts'
import { SECTIONS } from '#services/contract/sections/registry.ts'

type SectionParent = ResolversParentTypes['Section']
type Values = Readonly<Record<string, unknown>>
/** With its links as the pages of the language have them. */
type HtmlLinks = (html: string) => string

const FIELDS: ReadonlyMap<string, Fields> = new Map(Object.entries(SECTIONS))

/** What a page shows of an element: nothing, one section, or one for wide screens and one for phones. */
export function toSections(
  element: Element,
  view: SectionView,
  html: HtmlLinks = (text) => text,
): SectionParent[] {
  const options = readOptions(element.options)
  const onPhones = { ...options, ...readMobileOptions(element.mobileOptions) }
  const phoneMeta = { ...element.meta, ...element.mobileMeta }
  switch (view) {
    case 'WIDE':
      return shown(element, { meta: element.meta, html }, options, 'BOTH')
    case 'PHONE':
      return shown(element, { meta: phoneMeta, html }, onPhones, 'BOTH')
    case 'BOTH': {
      const own = { meta: element.meta, html }
      if (!differs(element, options, onPhones)) return shown(element, own, options, 'BOTH')
      const wide = shown(element, own, options, 'WIDE')
      const phone = shown(element, { meta: phoneMeta, html }, onPhones, 'PHONE')
      if (wide.length === 0) return phone
      // Two of one page need ids and an anchor of their own.
      return [...wide, ...phone.map((one) => ({ ...one, id: `${one.id}-phone`, anchor: null }))]
    }
  }
}

function differs(
  { handler, meta, mobileMeta }: Element,
  options: ElementOptions,
  onPhones: ElementOptions,
): boolean {
  const fields = FIELDS.get(handler)
  if (options.isHidden !== onPhones.isHidden || options.animation !== onPhones.animation)
    return true
  if (Object.keys(mobileMeta).length === 0) return false
  // Values that do not fit leave those for all screens.
  return fields?.safeParse({ ...meta, ...mobileMeta }).success ?? false
}

function shown(
  { id, handler, linkMeta }: Element,
  { meta, html }: { readonly meta: Values; readonly html: HtmlLinks },
  { anchor, animation, isHidden }: ElementOptions,
  view: SectionView,
): SectionParent[] {
  if (isHidden) return []
  const own = {
    ...{ id: String(id), type: handler, view, anchor: anchor ?? null },
    animation: animation === undefined || animation === 'NONE' ? null : animation,
  }
  const values = valuesOf(handler, meta, html)
  if (values) addLinkChoices(values, linkMeta)
  // A test compares every section's fields with its type in the schema.
  if (values) {
    const section = { ...values, __typename: sectionTypeName(handler), ...own }
    return [section as SectionParent]
  }
  return [{ __typename: 'UnknownSection', ...own }]
}

/** Invalid fields make the section unknown: a page never fails because of one section. */
function valuesOf(handler: string, meta: Values, html: HtmlLinks): Values | null {
  const fields = FIELDS.get(handler)
  const parsed = fields?.safeParse(meta)
  if (!fields || !parsed?.success) return null
  return mapFields(fields, parsed.data, {
    html,
    picture: ({ media }) => media ?? null,
    references: (ids) => ids.map(String),
    reference: String,
  })
}

/** To the links at their places in the fields; choices that are not valid count as none. */
function addLinkChoices(values: Values, linkMeta: Values): void {
  for (const [place, given] of Object.entries(linkMeta)) {
    const choices = linkOptions.strip().safeParse(given)
    const link = linkIn(values, place)
    if (link && choices.success) link['choices'] = choices.data
  }
}

function linkIn(values: Values, place: string): Record<string, unknown> | null {
  let found: unknown = values
  for (const name of place.split('.')) {
    const isKnown = typeof found === 'object' && found !== null && Object.hasOwn(found, name)
    found = isKnown ? (found as Values)[name] : null
  }
  return isLink(found) ? found : null
}

function isLink(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'label' in value && 'path' in value
}

/** Maps `featured-products` to `FeaturedProductsSection`. */
export function sectionTypeName(handler: string): string {
  const words = handler.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Section`
}
