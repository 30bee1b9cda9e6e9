import { useTranslations } from 'use-intl';
import { ProcessIcon } from '../../../domain/ratings/drawings/process-icon.tsx';
import { WELDING_PROCESSES, weldingNameIn } from '../../../domain/ratings/welding-process.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Link } from '../../../platform/ui/link.tsx';
import { JobForm } from '../job-form.tsx';
import { WorkPicture } from '../work-picture.tsx';
import styles from './home-finder.module.css';
import type { HomeJob } from './home-jobs.server.ts';

/** Processes that the band offers, by code; the finder has them all. */
const OFFERED = ['GTAW', 'GMAW', 'SMAW', 'FCAW', 'GRIND'];
const PROCESSES = WELDING_PROCESSES.filter(({ code }) => OFFERED.includes(code));

type HomeFinderProps = { heading: string; jobs: readonly HomeJob[] };

/** The finder's question on the home page: the job in words, three jobs to look at, or a process to start from. */
export function HomeFinder({ heading, jobs }: HomeFinderProps) {
	const t = useTranslations('home');
	const finder = useTranslations('finder');
	const locale = useLocale();
	return (
		<section className={`onSoot far ${styles.finder}`} aria-labelledby="home-finder">
			<div className={`page ${styles.inside}`}>
				<div>
					<h2 id="home-finder" className={styles.heading}>
						{heading}
					</h2>
					<p className={styles.lead}>{finder('lead')}</p>
				</div>
				<JobForm rows={2} />
				{jobs.length > 0 && <Jobs jobs={jobs} />}
				<div className={styles.start}>
					<div className={styles.startHead}>
						<h3 className={styles.startHeading}>{t('finderStart')}</h3>
						<Link to="/find-a-glove" className={styles.all}>
							{t('finder')}
							<Icon name="arrow-right" />
						</Link>
					</div>
					<ul role="list" className={styles.processes}>
						{PROCESSES.map(({ code, label, french }) => (
							<li key={code}>
								<Link to={`/find-a-glove?process=${code.toLowerCase()}`} className={styles.process}>
									<ProcessIcon code={code} />
									{weldingNameIn({ label, french }, locale)}
								</Link>
							</li>
						))}
						<li>
							<Link to="/find-a-glove?process=handling" className={styles.process}>
								<Icon name="hand" />
								{finder('process.handling')}
							</Link>
						</li>
					</ul>
				</div>
			</div>
		</section>
	);
}

/** Hands at work, each with its job: a link to the gloves that do it. */
function Jobs({ jobs }: { jobs: readonly HomeJob[] }) {
	const t = useTranslations('home.jobs');
	return (
		<ul role="list" className={styles.jobs}>
			{jobs.map(({ place, picture, glove }) => {
				const job = t(`${place}.job`);
				return (
					<li key={place}>
						<div className={styles.hand}>
							<WorkPicture
								place={place}
								picture={picture}
								sizes="(min-width: 1440px) 426px, (min-width: 768px) 30vw, 92vw"
							/>
						</div>
						<Link to={`/find-a-glove?job=${encodeURIComponent(job)}`} className={styles.job}>
							{t('quoted', { job })}
							<Icon name="arrow-right" />
						</Link>
						{glove && (
							<p className={styles.worn}>
								{t.rich('worn', {
									glove: () => <Link to={`/products/${glove}`}>{glove.toUpperCase()}</Link>,
								})}
							</p>
						)}
					</li>
				);
			})}
		</ul>
	);
}
