/** Width of the column of checkboxes. */
export const SELECT_WIDTH = '2.75rem';
