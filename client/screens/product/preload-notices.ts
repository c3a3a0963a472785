import { FormConsentsDocument } from '#client/features/consents/form-consents.generated.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'

/** Consents of the form that sold-out products offer. */
export async function preloadNotices(context: LoaderArgs['context']): Promise<void> {
  await preload(context, FormConsentsDocument, { form: 'PRODUCT_AVAILABILITY_FORM' })
}
