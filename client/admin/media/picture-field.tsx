import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { ShownPictureFieldsFragment } from './picture-order.generated.ts'
import { PictureOrder } from './picture-order.tsx'

type PictureFieldProps = {
  readonly pictures: readonly ShownPictureFieldsFragment[]
  onChange(pictures: readonly ShownPictureFieldsFragment[]): void
}

/** Pictures of a record, with more of them from the library. */
export function PictureField({ pictures, onChange }: PictureFieldProps): ReactElement {
  const { t } = useTranslation('pictures')
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full">
        <PictureOrder {...{ pictures, onChange }} />
      </div>
      <button type="button" onClick={() => setIsChoosing(true)} className={deskButton()}>
        <Icon name="plus" className="size-5" />
        {t('add')}
      </button>
      {isChoosing ? null : null}
    </div>
  )
}
