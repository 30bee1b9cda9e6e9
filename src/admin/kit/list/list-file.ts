/** The kinds of files that a list is saved as. */
export const LIST_FILE_FORMATS = ['csv', 'xlsx'] as const;
