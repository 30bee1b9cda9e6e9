import messages from 'messages:home,notFound,listing,sampleLink,product,navigation,guides.sizing';
import type { ComponentProps } from 'react';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { PageHead } from '../../platform/ui/page-head.tsx';
import NotFoundPage from '../frame/not-found-page.tsx';
import { PageBand } from '../frame/plain-page-layout.tsx';
import type { Route } from './+types/components-page';
import { AnswerSpecimens } from './answer-specimens.tsx';
import { ButtonSpecimens, IconSpecimens } from './button-specimens.tsx';
import styles from './components-page.module.css';
import { FormSpecimens } from './form-specimens.tsx';
import { GloveSpecimens } from './glove-specimens.tsx';
import { PartSpecimens } from './part-specimens.tsx';
import { usePretendedStates } from './pretended-states.ts';
import { RatingSpecimens } from './rating-specimens.tsx';

export { loader } from './components-page.server.ts';

export default withMessages(messages, ComponentsPage);

const SECTIONS = {
	buttons: 'Buttons',
	icons: 'Icons',
	forms: 'Fields',
	answers: 'Waiting, nothing, broken',
	parts: 'Tabs, pagers, pickers, passes',
	ratings: 'Ratings, processes, tables',
	gloves: 'Gloves in a list',
};

/**
 * Shows every component in every state (setting DEV_PAGES). Its texts are not translated, because no visitor reads
 * them.
 */
function ComponentsPage(props: Route.ComponentProps) {
	const { loaderData } = props;
	usePretendedStates();
	if (!('product' in loaderData))
		return <NotFoundPage {...(props as unknown as ComponentProps<typeof NotFoundPage>)} />;
	return (
		<>
			<PageHead
				title="Components · Emberhide"
				description="Every component in every state."
				indexed={false}
			/>
			<PageBand title="Components" lead="Every part of the site in every state it can be in." />
			<div className={`page ${styles.page}`}>
				<nav aria-label="Sections" className={styles.index}>
					<ul role="list">
						{Object.entries(SECTIONS).map(([id, title]) => (
							<li key={id}>
								<a href={`#${id}`}>{title}</a>
							</li>
						))}
					</ul>
				</nav>
				<ButtonSpecimens />
				<IconSpecimens />
				<FormSpecimens />
				<AnswerSpecimens />
				<PartSpecimens />
				<RatingSpecimens {...loaderData} />
				<GloveSpecimens {...loaderData} />
			</div>
		</>
	);
}
