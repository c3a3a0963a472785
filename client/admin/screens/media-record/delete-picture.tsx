import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { DeleteMediaDialog } from '#client/admin/screens/media/delete-media-dialog.tsx'
import { deskButton } from '#client/admin/ui/desk-button.ts'

/** Of a picture that nothing shows. */
export function DeletePicture({ id }: { readonly id: string }): ReactElement {
  const { t } = useTranslation('media')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={`${deskButton('danger')} self-start`}
      >
        {t('delete.one')}
      </button>
      {isOpen ? (
        <DeleteMediaDialog
          ids={[id]}
          onClose={async (isDone) => {
            setOpen(false)
            if (isDone) await navigate('/admin/media')
          }}
        />
      ) : null}
    </>
  )
}
