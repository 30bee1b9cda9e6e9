import messages from 'messages:finder.title,finder.titleAnswered,finder.description,finder.lead';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { PageHead } from '../../platform/ui/page-head.tsx';
import { staticPart } from '../../platform/ui/static-part.tsx';
import { PageBand } from '../frame/plain-page-layout.tsx';
import type { Route } from './+types/finder-page';

export { loader } from './finder-page.server.ts';

export const handle = import.meta.env.SSR
	? { policy: () => import('./finder-page-policy.ts').then((policy) => policy.finderPagePolicy) }
	: undefined;

const JobDescription = staticPart(() => import('./finder-parts.tsx').then((module) => module.JobDescription));
const Answers = staticPart(() => import('./finder-parts.tsx').then((module) => module.FinderAnswers));

export default withMessages(messages, FinderPage);

/** Finds a glove for a job, given in words or by four questions, from the data of every glove's sheet. */
function FinderPage({ loaderData: { question, answer } }: Route.ComponentProps) {
	const t = useTranslations('finder');
	const isBlank = answer.kind === 'blank';
	return (
		<article>
			<PageHead
				title={`${t(isBlank ? 'title' : 'titleAnswered')} · ${brand.name}`}
				description={t('description')}
				path="/find-a-glove"
				indexed={isBlank}
			/>
			<PageBand title={t('title')} lead={t('lead')}>
				<JobDescription question={question} />
			</PageBand>
			<Answers question={question} answer={answer} />
		</article>
	);
}
