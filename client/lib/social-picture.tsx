import { createContext, type ReactElement, useContext } from 'react'
import { usePaths } from './links.ts'
import { useSite } from './site.ts'

/**
 * What is drawn on the picture that social networks show beside a link to a page. Only texts that
 * staff write belong on it: anyone could have those of a search drawn.
 */
export type SocialPicture = {
  /** Product: beside its picture, with a price. Story: on dark ground. Page: title alone. */
  readonly kind: 'product' | 'story' | 'page'
  readonly title: string
  /** Above the title, such as what kind of event it is. */
  readonly kicker?: string | undefined
  /** Below the title, such as when and where. */
  readonly lines?: readonly string[]
  readonly price?: {
    readonly now: string
    /** The lowest price of the thirty days before a reduction. */
    readonly before?: string | undefined
    /** Such as −20 %. */
    readonly saving?: string | undefined
  }
  /** Address of a picture that the page shows; without one the crest is drawn. */
  readonly picture?: string | undefined
}

/** Path of the drawn picture; it is another one when anything on it changes. */
export type SocialPathOf = (picture: SocialPicture & { readonly site: string }) => string

/** Only the server writes these addresses, and the browser's bundle has nothing of it. */
export const SocialPicturesContext = /* @__PURE__ */ createContext<SocialPathOf | null>(null)

const SIZE = { 'image:type': 'image/jpeg', 'image:width': '1200', 'image:height': '630' }

/**
 * The drawn picture of a page, or that of the site for a page without one. Only the server renders
 * it (`import.meta.env.SSR ? … : null`): who shows a link runs no scripts.
 */
export function SharedImage({ shown }: { readonly shown: SocialPicture | null }): ReactElement {
  const { absolute } = usePaths()
  const { name, shareImage } = useSite()
  const pathOf = useContext(SocialPicturesContext)
  const drawn = shown && { ...shown, title: shown.title || name, site: name }
  const image = drawn && pathOf ? { url: pathOf(drawn), alt: altOf(drawn) } : shareImage
  const facts = image && { image: absolute(image.url), 'image:alt': image.alt }
  return (
    <>
      {Object.entries({ ...facts, ...(image === shareImage ? {} : SIZE) }).map(([key, content]) => (
        <meta key={key} property={`og:${key}`} content={content} />
      ))}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  )
}

function altOf({ title, price, lines = [] }: SocialPicture): string {
  return [title, price?.now, ...lines].filter(Boolean).join(', ')
}
