import type { MediaRowFieldsFragment } from './media.generated.ts'

/** What a picker gets of a picture. */
export type PickedMedia = Pick<
  MediaRowFieldsFragment,
  'id' | 'name' | 'thumbnail' | 'width' | 'height'
>

type Uploaded = Omit<PickedMedia, 'thumbnail'> & { readonly urlTemplate: string }

/** A picture that was sent in the dialog. */
export function pickedUpload({ id, name, urlTemplate, width, height }: Uploaded): PickedMedia {
  return { id, name, width, height, thumbnail: urlTemplate.replace('{size}', 'w320') }
}
