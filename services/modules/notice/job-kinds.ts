export const CONFIRM_MAIL = 'notice.askToConfirm'
export const LOOK = 'notice.look'
export const NOTICE_MAIL = 'notice.tell'
