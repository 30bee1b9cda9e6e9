import brand from '../../../content/brand.json';
import type { RichText } from '../../domain/rich-text/rich-text.ts';
import type { PageText } from '../../domain/site-content/text-page.ts';
import { withFrenchSpaces } from '../../platform/i18n/french-spaces.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { PageHead } from '../../platform/ui/page-head.tsx';
import { staticPart } from '../../platform/ui/static-part.tsx';
import { PageBand } from '../frame/plain-page-layout.tsx';

const Body = staticPart(() => import('./text-body.tsx').then((module) => module.TextBody));

type TextPageViewProps = {
	/** The page's English path. */
	path: string;
	text: Omit<PageText, 'body'>;
	body: RichText;
	updated: string;
};

/** A page that staff write: its head, then its sections. */
export function TextPageView({ path, text, body, updated }: TextPageViewProps) {
	const isFrench = useLocale() === 'fr';
	const shown = (line: string) => (isFrench ? withFrenchSpaces(line) : line);
	return (
		<>
			<PageHead
				title={`${shown(text.title)} · ${brand.name}`}
				description={shown(text.description)}
				path={path}
			/>
			<article>
				<PageBand title={shown(text.title)} lead={shown(text.lead)} />
				<Body body={body} updated={updated} />
			</article>
		</>
	);
}
