import { createTheme, defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

/** A dialog's header is not a second page banner. */
const DIALOG_HEADER = { header: { role: 'none' } };

/** Colours of alerts and badges by meaning; `edge` is for outlined ones. */
const TONES: Readonly<Record<string, { ink: string; ground: string; border?: string; edge?: string }>> = {
	plain: { ink: 'var(--ink)', ground: 'var(--steel-100)', edge: 'var(--steel-400)' },
	waiting: { ink: 'var(--caution-ink)', ground: 'var(--caution-ground)', border: 'var(--amber-edge)' },
	caution: { ink: 'var(--caution-ink)', ground: 'var(--caution-ground)' },
	good: { ink: 'var(--good-ink)', ground: 'var(--good-ground)' },
	error: { ink: 'var(--error-ink)', ground: 'var(--error-ground)' },
};

const variantColorResolver: VariantColorsResolver = (input) => {
	if (input.variant === 'destroy') {
		const [color, hover] = ['var(--no-use)', 'var(--error-ground)'];
		return { background: 'transparent', hover, color, border: '1px solid transparent' };
	}
	if (input.variant === 'dark')
		return {
			background: 'var(--ink)',
			hover: 'var(--ink-soft)',
			color: 'var(--ground)',
			border: '1px solid var(--ink)',
		};
	const tone = TONES[input.color ?? ''];
	if (!tone) return defaultVariantColorsResolver(input);
	const { ink, ground, border = 'transparent', edge = ink } = tone;
	const isOutlined = input.variant === 'outline';
	const background = isOutlined ? 'var(--ground)' : ground;
	return { background, hover: background, color: ink, border: `1px solid ${isOutlined ? edge : border}` };
};

/**
 * The library's theme for the back-office. Its variables are set in `staff-theme.css`. Nothing
 * here may insert a style element, because the pages' content security policy forbids them.
 */
export const makeStaffTheme = (messages: { close: string }) =>
	createTheme({
		fontFamily: 'var(--text)',
		defaultRadius: 'md',
		respectReducedMotion: true,
		variantColorResolver,
		components: {
			Modal: {
				defaultProps: {
					lockScroll: false,
					centered: true,
					size: 640,
					radius: 'lg',
					closeButtonProps: { 'aria-label': messages.close },
					attributes: DIALOG_HEADER,
				},
			},
			Notification: { defaultProps: { closeButtonProps: { 'aria-label': messages.close } } },
			Drawer: { defaultProps: { lockScroll: false, attributes: DIALOG_HEADER } },
			Paper: { defaultProps: { withBorder: true, radius: 'lg' } },
			Text: { defaultProps: { inherit: true } },
			Badge: { defaultProps: { size: 'lg', radius: 'md' } },
			Table: { defaultProps: { verticalSpacing: 'xs', horizontalSpacing: 'md' } },
			Button: { defaultProps: { size: 'md' } },
			ActionIcon: { defaultProps: { size: 48, variant: 'default' } },
			TextInput: { defaultProps: { size: 'md' } },
			PasswordInput: { defaultProps: { size: 'md' } },
			Select: { defaultProps: { size: 'md' } },
			NativeSelect: { defaultProps: { size: 'md' } },
			Textarea: { defaultProps: { size: 'md' } },
			NumberInput: { defaultProps: { size: 'md' } },
			Checkbox: {
				defaultProps: { size: 'md', radius: 'sm', color: 'var(--ink)', iconColor: 'var(--ground)' },
			},
			Radio: { defaultProps: { size: 'md', color: 'var(--ink)', iconColor: 'var(--ground)' } },
		},
	});
