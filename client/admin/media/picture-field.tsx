import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Icon } from '#client/ui/icon.tsx'
import { MediaDialog } from './media-dialog.tsx'
import { PictureOrder, type ShownPicture } from './picture-order.tsx'

type PictureFieldProps = {
  /** The record shows one picture at most. */
  readonly isOne?: boolean
  readonly pictures: readonly ShownPicture[]
  onChange(pictures: readonly ShownPicture[]): void
}

/** Pictures of a record, with more of them from the library. */
export function PictureField({
  isOne = false,
  pictures,
  onChange,
}: PictureFieldProps): ReactElement {
  const { t } = useTranslation('pictures')
  const [isChoosing, setIsChoosing] = useState(false)
  const action = t(isOne ? 'choose' : 'add')

  function add(chosen: readonly ShownPicture[]): void {
    const others = chosen.filter(({ id }) => pictures.every((shown) => shown.id !== id))
    onChange(isOne ? chosen.slice(0, 1) : [...pictures, ...others])
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full">
        <PictureOrder {...{ pictures, onChange }} />
      </div>
      <button type="button" onClick={() => setIsChoosing(true)} className={deskButton()}>
        <Icon name="plus" className="size-5" />
        {action}
      </button>
      {isChoosing ? (
        <MediaDialog
          title={action}
          isMany={!isOne}
          onChosen={(media) =>
            add(
              media.map(({ id, thumbnail, name, hasAlt }) => ({
                ...{ id, src: thumbnail, alt: hasAlt ? name : '' },
              })),
            )
          }
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </div>
  )
}
