import words from 'messages:listing.stickGuide';
import { useTranslations } from 'use-intl';
import { StickGuideTable } from '../listing/stick-guide-table.tsx';
import { withWords } from '../site/page-words.tsx';
import { StaffPageHead } from '../staff/staff-page-head.tsx';

export default withWords(words, StaffStickGuidePage);

/** The stick-welding guide as visitors read it, for staff on the phone (back-office.md section 2). */
function StaffStickGuidePage() {
	const t = useTranslations('staff.today.shortcuts');
	return (
		<>
			<StaffPageHead title={t('stickGuide')}>
				<a href="/products/smaw">{t('stickGloves')}</a>
			</StaffPageHead>
			<StickGuideTable />
		</>
	);
}
