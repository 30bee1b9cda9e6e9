import { createTheme } from '@mantine/core';

/** A dialog's header is no second banner of the page. */
const DIALOG_HEADER = { header: { role: 'none' } };

/**
 * The back-office's look on the library's components. Colours, radii and fonts are variables in
 * `staff-theme.css`. Nothing here may write a style element: the pages' policy lets none in.
 */
export const makeStaffTheme = (words: { close: string }) =>
	createTheme({
		fontFamily: 'var(--text)',
		defaultRadius: 'md',
		respectReducedMotion: true,
		components: {
			Modal: {
				defaultProps: {
					lockScroll: false,
					centered: true,
					size: 640,
					closeButtonProps: { 'aria-label': words.close },
					attributes: DIALOG_HEADER,
				},
			},
			Notification: { defaultProps: { closeButtonProps: { 'aria-label': words.close } } },
			Drawer: { defaultProps: { lockScroll: false, attributes: DIALOG_HEADER } },
			Button: { defaultProps: { size: 'md' } },
			TextInput: { defaultProps: { size: 'md' } },
			PasswordInput: { defaultProps: { size: 'md' } },
			Select: { defaultProps: { size: 'md' } },
			Textarea: { defaultProps: { size: 'md' } },
			NumberInput: { defaultProps: { size: 'md' } },
		},
	});
