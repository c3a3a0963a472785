import type { MediaRowFieldsFragment } from './media.generated.ts'

/** What a picker gets of a picture. */
export type PickedMedia = Pick<
  MediaRowFieldsFragment,
  'id' | 'name' | 'thumbnail' | 'width' | 'height' | 'hasAlt'
>

type Uploaded = Omit<PickedMedia, 'thumbnail' | 'hasAlt'> & { readonly urlTemplate: string }

/** A picture that was sent in the dialog, which has no texts yet. */
export function pickedUpload({ id, name, urlTemplate, width, height }: Uploaded): PickedMedia {
  const thumbnail = urlTemplate.replace('{size}', 'w320')
  return { id, name, width, height, thumbnail, hasAlt: false }
}
