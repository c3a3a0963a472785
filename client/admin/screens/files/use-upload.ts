import { useTranslation } from 'react-i18next'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useCreateFileUploadMutation, useFinishFileUploadMutation } from './files.generated.ts'

type Upload = { readonly sku: string; readonly name: string; readonly file: File }

/** Sends a file for buyers of a product; one of the same name is replaced. True once it is stored. */
export function useUpload(): (upload: Upload) => Promise<boolean> {
  const { t } = useTranslation('files')
  const toasts = useToastStore()
  const create = useMutationAction(useCreateFileUploadMutation)
  const finish = useMutationAction(useFinishFileUploadMutation)
  return async ({ sku, name, file }) => {
    const given = { purpose: 'PRODUCT_FILE', target: sku, name, bytes: file.size } as const
    const made = await create(given)
    if (!made) return false
    const headers = { 'content-type': made.type }
    const sent = await fetch(made.path, { method: 'PUT', headers, body: file }).catch(() => null)
    if (!sent?.ok) {
      toasts.show('error', t('notSent'))
      return false
    }
    if (!(await finish({ id: made.id }))) return false
    toasts.show('success', t('stored', { name }))
    return true
  }
}
