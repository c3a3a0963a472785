import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { fileSize } from '#client/admin/ui/file-size.ts'
import { Icon } from '#client/ui/icon.tsx'
import { FILE_LIST } from '#services/contract/rules/lists/files.ts'
import { FileDialog } from './file-dialog.tsx'
import {
  type FileRowFieldsFragment,
  useFileRowsQuery,
  useFileViewsQuery,
} from './files.generated.ts'
import { NewFileDialog } from './new-file-dialog.tsx'

/** Files that buyers of digital products download, and uploads that broke off. */
export function FilesScreen(): ReactElement {
  const { t, i18n } = useTranslation('files')
  const state = useList(FILE_LIST)
  const answer = useFileRowsQuery({ variables: state.variables })
  const { data } = useFileViewsQuery()
  const [open, setOpen] = useState<FileRowFieldsFragment | 'new' | null>(null)
  const close = (): void => setOpen(null)
  return (
    <>
      <ListScreen
        {...{ state, answer }}
        name="FILES"
        area="files"
        page={answer.data?.fileRows}
        views={data?.fileViews}
        looks={{ UNFINISHED: 'warning', WHOLE: 'good' }}
        head={
          <button type="button" onClick={() => setOpen('new')} className={deskButton('primary')}>
            <Icon name="plus" className="size-5" />
            {t('add')}
          </button>
        }
        cells={{
          name: (row) => (
            <button
              type="button"
              onClick={() => setOpen(row)}
              className="min-h-11 text-left font-semibold wrap-anywhere text-link"
            >
              {row.name}
            </button>
          ),
          bytes: ({ bytes }) =>
            bytes === null || bytes === undefined ? null : fileSize(bytes, i18n.language),
        }}
      />
      {open === 'new' ? <NewFileDialog onClose={close} /> : null}
      {open !== null && open !== 'new' ? <FileDialog row={open} onClose={close} /> : null}
    </>
  )
}
