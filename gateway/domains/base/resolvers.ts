import { GraphQLScalarType, Kind } from 'graphql'
import type { PictureSize, Resolvers } from '#gateway/generated/resolvers.ts'
import { absoluteUrl, mediaUrlOf, mediaUrlTemplate } from '#gateway/lib/media-url.ts'

/**
 * Fast path for the format of our own services. Days after the 28th need `Date`, which knows the
 * length of each month.
 */
const EXACT_MOMENT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/
/** RFC 3339, or a day; `Date` would also read other texts, some of them in the server's time zone. */
const GIVEN_MOMENT =
  /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/i
const NO_MOMENT = 'DateTime is ISO-8601 text, such as "2026-11-23T18:00:00Z".'
const NO_DECIMAL = 'Decimal is decimal text, such as "84.90".'
const DECIMAL = /^-?\d+(?:\.\d+)?$/

/** Keys of the specification, and widths of our own services. */
const PICTURE_SIZES: Readonly<Record<PictureSize, string>> = {
  ORIGINAL: 'original',
  THUMBNAIL: 'ThumbnailSize',
  MEDIUM: 'MediumSize',
  PORTRAIT: 'PortraitSize',
  LARGE: 'LargeSize',
  FULL_HD: 'FullHDSize',
  W160: 'w160',
  W320: 'w320',
  W480: 'w480',
  W640: 'w640',
  W800: 'w800',
  W1200: 'w1200',
  W1600: 'w1600',
  W1920: 'w1920',
}

const decimal = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  serialize: readDecimal,
  parseValue: readDecimal,
  parseLiteral: (node) => readDecimal(node.kind === Kind.STRING ? node.value : null),
})

const dateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: toMoment,
  parseValue: toGivenMoment,
  parseLiteral: (node) => toGivenMoment(node.kind === Kind.STRING ? node.value : null),
})

export const baseResolvers: Pick<Resolvers, 'Decimal' | 'DateTime' | 'Media'> = {
  Decimal: decimal,
  DateTime: dateTime,

  Media: {
    src: (media, { size, absolute }, { mediaUrl, publicUrl, tags }) => {
      tags.add(`media:${media.id}`)
      const url = mediaUrlOf(media, PICTURE_SIZES[size], mediaUrl)
      return absolute ? absoluteUrl(url, publicUrl) : url
    },
    url: (media, { size, absolute }, { mediaUrl, publicUrl, tags }) => {
      tags.add(`media:${media.id}`)
      const url = mediaUrlOf(media, size ?? 'MediumSize', mediaUrl)
      return absolute ? absoluteUrl(url, publicUrl) : url
    },
    urlTemplate: (media, { absolute }, { mediaUrl, publicUrl, tags }) => {
      tags.add(`media:${media.id}`)
      const template = mediaUrlTemplate(media, mediaUrl)
      return template !== null && absolute ? absoluteUrl(template, publicUrl) : template
    },
    alt: (media) => media.alt ?? media.title ?? '',
  },
}

/** Normalises times with and without milliseconds. */
function toMoment(value: unknown): string {
  if (typeof value === 'string' && EXACT_MOMENT.test(value)) return value
  const moment = new Date(typeof value === 'string' ? value : Number.NaN)
  if (Number.isNaN(moment.getTime())) throw new TypeError(NO_MOMENT)
  return moment.toISOString()
}

function toGivenMoment(value: unknown): string {
  return toMoment(typeof value === 'string' && GIVEN_MOMENT.test(value) ? value : null)
}

function readDecimal(value: unknown): string {
  if (typeof value !== 'string' || !DECIMAL.test(value)) throw new TypeError(NO_DECIMAL)
  return value
}
