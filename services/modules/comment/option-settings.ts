import { optionSwitch, storedOptions } from '#services/modules/cms/api.ts'
import { choiceSetting, type Settings } from '#services/platform/setting.ts'

/** Who writes reviews and comments, and how. */
export const commentSettings: Settings = storedOptions({
  CanCommentOnProduct: whoWrites(),
  CanCommentOnBlog: whoWrites(),
  RequireRatingForComment: optionSwitch('false'),
  RequireCommentForRating: optionSwitch('false'),
  RequireAdminPublishing: optionSwitch('false'),
  OneUserOneComment: optionSwitch('false'),
  UserCanEditComment: optionSwitch('false'),
})

function whoWrites() {
  const options = ['RegisteredUsers', 'Nobody']
  return choiceSetting({ section: 'CONTENT', options, usual: 'Nobody' })
}
