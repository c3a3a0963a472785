import { missing } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { ReportCommentScreenDocument } from './report-comment.generated.ts'

export { ReportCommentScreen as Component } from './report-comment-screen.tsx'

export async function loader({ params, context }: LoaderArgs): Promise<null> {
  const id = params['id'] ?? ''
  const { data, error } = await preload(context, ReportCommentScreenDocument, { id })
  if (!data?.comment?.canReport) throw missing(error)
  return null
}
