import messages from 'messages:pageDesk.previewed,staff.title';
import sharedMessages from 'messages:site';
import { useTranslations } from 'use-intl';
import { LANGUAGE_TAGS } from '../../platform/i18n/locale.ts';
import { RootMessages, withMessages } from '../../platform/i18n/page-messages.tsx';
import { TextPageView } from '../../site/guides/text-page-view.tsx';
import type { Route } from './+types/text-page-preview-page';
import { PreviewBar } from './preview-bar.tsx';

export { loader } from './text-page-preview-page.server.ts';

export default withMessages(messages, TextPagePreviewPage);

/** A text page with its draft, in either language. */
function TextPagePreviewPage({ loaderData: { name, locale, isDraft, page } }: Route.ComponentProps) {
	const t = useTranslations('pageDesk.previewed');
	return (
		<>
			<PreviewBar
				line={t(isDraft ? 'draft' : 'live')}
				path={`/admin/preview-page/${name}`}
				locale={locale}
				back={{ href: `/admin/pages/${name}`, label: t('back') }}
			/>
			<div lang={LANGUAGE_TAGS[locale]}>
				<RootMessages locale={locale} parts={sharedMessages}>
					<TextPageView key={locale} {...page} />
				</RootMessages>
			</div>
		</>
	);
}
