/**
 * French verbs in the infinitive, without accents, grouped by their endings; see `inflect-french.ts`. No verbs for
 * running a machine, opening skin, heating, cooling, wetting, or moving a liquid.
 */

/** -er */
const ER = `
abandonner abimer aborder accepter accompagner accrocher accoter accumuler accuser acheter achever actualiser adapter additionner admirer adopter
adorer adresser affecter afficher affirmer affronter agencer aider aimer ajouter ajuster aligner aligner allonger amasser ameliorer amener
amenager amenager amuser ancrer annoncer annuler appareiller appeler apporter apprecier apprivoiser approcher approuver appuyer argumenter
arranger arriver assembler assister assurer attacher attraper augmenter autoriser avancer avouer babiller bacler bailler baisser balancer balayer
baser batailler bavarder bercer beugler biaiser biseauter blaguer blamer bloquer border boucler bouger boulonner bosser bourrer
braquer bricoler briser brosser brouetter cabosser cacher cadrer calculer calibrer camoufler camper caper capoter casser causer ceder centrer
cerner chambrer changer chanter charger charrier chasser chavirer checker chercher chialer chicaner chiffrer circuler classer clouer cocher
coder collaborer collecter combiner commander commencer commenter communiquer comparer compenser compiler completer compliquer comporter composer compter
concentrer concerner condamner conformer conseiller conserver considerer consolider conter continuer contourner contracter contribuer controler convoquer cooperer
copier corder corriger cotiser coucher couder courber couter crayonner creer creuser crier critiquer croiser cumuler curer danser dater deballer debarquer debarrasser
deblayer deboiser deboulonner debosseler debrouiller debuter decider declarer decorer decrocher dedier deformer degager degoter
degreyer delimiter delivrer demander demanteler demarcher demeler demenager demeurer demonter demontrer denicher depanner depasser depenser deplacer deplier
deposer deranger deriver desassembler desirer dessiner detacher detailler deteriorer determiner detester devancer
developper deviner devisser devoiler dialoguer dicter diminuer diner diriger discuter disputer dissiper disposer distribuer diviser documenter dominer
donner doubler douter dresser durer ecarter echanger echapper echouer eclairer ecouter edifier
eduquer effectuer effleurer efforcer egaliser egrener elaborer elever elider eliminer eloigner emballer embarquer embaucher emboiter embeter emmancher emmener empiler
empecher emprunter encadrer encastrer encercler enchainer encourager endommager endosser endurer enerver enfiler enfoncer engager engueuler enjamber enlever enligner
enregistrer enseigner entamer entasser entourer entrainer entrer entreposer envelopper enviser envoyer epargner epauler epouser eprouver equilibrer equiper
ergoter escalader escompter esperer esquisser essayer estimer etaler etayer etirer etonner etudier evaluer eviter evoluer examiner exagerer exceller executer
exercer exister expedier experimenter expliquer exprimer fabriquer faciliter faconner faconner facturer fatiguer favoriser feliciter fermer
fignoler figurer fixer flaner flatter forcer former fouiner frotter gagner garder gaspiller gener gerer glaner glisser gosser gouverner grafter
gratter greyer grimper grincer grogner grouper guetter guider habiller habiter habituer haler hausser heriter hesiter hisser hurler ignorer illustrer
imaginer imiter immobiliser impliquer importer imposer impressionner imprimer improviser incliner incorporer indiquer informer innover inquieter inspecter
inspirer installer insister integrer interesser interpreter intercaler interroger inventer inviter irriter isoler jaser jouer jongler jouxter juger jurer justifier jumeler
laisser lambiner lasser leguer lever liberer lier limiter livrer localiser longer louer louanger lutter maganer maitriser manger manier manipuler manoeuvrer
manquer marchander marcher marier marmonner marquer masser mastiquer mater materialiser meler mener mentionner menotter meriter mesurer meubler militer mimer moderer modifier
moduler monter montrer moquer motiver multiplier murmurer narrer naviguer negliger negocier nettoyer niveler noliser nommer noter nouer
obliger observer obstiner occuper opiner opposer optimiser ordonner organiser orienter oser oublier outiller pallier papoter parier parler partager participer passer
patenter patrouiller paver payer pecher pedaler pelleter pencher penser perfectionner persister peser pester photographier piger piloter
pitonner placer placoter plaisanter planer planifier planter plier pleurer pogner porter poser positionner posseder poster pouffer pousser pratiquer preciser
preferer preparer presenter preter pretexter prier priser proceder procurer proferer profiler profiter programmer prolonger promener
proposer proteger prouver provoquer publier quebecker questionner quitter raccorder raconter raffiner rafistoler rainurer raisonner rajouter rajuster
ramasser ramener ramer ramper ranger rapailler rapiecer rappeler rapporter rapprocher rassembler rassurer rater ratisser rattacher rattraper ravauder realiser reajuster rebuter
rechercher reciter reclamer recommander recommencer reconforter recopier rectifier recruter recuperer recycler rediger redoubler redresser referer refiler refouler reformer refuser
regaler regarder regler regretter regrouper rejeter relater relayer relever relier remarquer rembourser remercier remiser remonter remorquer remplacer remuer rencontrer
renforcer renoncer renouveler renover renseigner rentrer renverser reparer repasser reperer repeter replacer replier reporter reposer repousser representer reprimander reprocher
requinquer reserver resider resister respecter ressembler ressouder restaurer rester resumer retaper retarder retirer retoucher retourner retravailler
retrouver reveler reveiller rever reviser revisser rigoler risquer river riveter rogner ronfler rouiller rouspeter sacrer saluer
sangler sauter sauver savourer sculpter seconder selectionner sembler separer serrer siffler signaler signer simplifier simuler situer skier skidder sonner
souder ressouder souhaiter soulager souler souligner soulever souper soupeser specifier squatter stabiliser stationner stocker stopper structurer subventionner succeder sucrer suer suggerer superviser
supporter supposer surveiller suspecter tailler tanner taper tapocher tarder tater telephoner tenter terminer tester texter tirailler tirer tisser toffer toiletter tolerer tomber
totaliser toucher tourmenter tracer trainer transborder transferer transporter travailler traverser tresser tricoter tricher trier triompher tripper tripoter tromper
troquer trouver usager user utiliser valider vanter varier veiller verifier verrouiller viser visiter visser vivoter voisiner voyager zigonner
bummer clamper bolter deboltter drafter canceller forwarder scrapper shipper slacker stacker truster watcher checker focuser gagner fitter fitupper jobber loader
`;

/** -ir like "finir" */
const IR = `
abolir aboutir accomplir adoucir affaiblir agir agrandir aplatir aplanir applaudir approfondir arrondir assouplir atterrir avertir batir benir blanchir bondir choisir convertir definir
degauchir demolir durcir elargir embellir enrichir envahir epaissir epanouir etablir finir fleurir fournir franchir garantir grandir grossir guerir hair hair
investir jaunir maigrir mincir moisir murir murir nourrir noircir obeir obscurcir perir pourrir punir raccourcir raidir rajeunir ralentir reagir
reflechir rebatir reinvestir rejouir resplendir retrecir retablir reunir reussir saisir salir subir surgir ternir trahir unir verdir vieillir
`;

/** -re like "vendre" */
const RE = `
attendre correspondre defendre dependre descendre detendre entendre etendre pendre perdre pondre pretendre rendre repondre suspendre tendre tordre vendre revendre
`;

/** Irregular forms. */
const IRREGULAR = `
apprendre apprends apprend apprenez apprennent appris apprise apprenait comprendre comprends comprend comprenez compris reprendre reprends reprend repris reprise surprendre surpris entreprendre
entrepris permettre permet permets permis promettre promis soumettre soumis admettre admis remis transmettre transmis refais refait refaite refaire refaits refont refaites defaire defait defais
satisfaire satisfait plaire plait plu plais deplaire taire tait boire bois boit buvez bu conduire conduit conduis conduisez construire construit construits construite construites construis construisons
construisez construisent reconstruire reconstruit produire produit produits produisent reduire reduit traduire traduit detruire detruit instruire instruit
joindre joins joint joints jointe rejoindre rejoint craindre crains craint plaindre plains atteindre atteint peiner restreindre restreint
partir pars part partez partent parti partie partait partira repartir reparti sortir sortez sortent sorti sortie sortait dormir dors dort dormez dormi dormait sentir sens sent sentez senti mentir ment menti
servir sers sert servez servent servi servait courir cours court courez couru parcourir tenir maintenir maintient maintenu contenir contient obtenir obtient obtenu retenir retient retenu soutenir soutient soutenu appartenir appartient
prevenir previent prevenu convenir convenu intervenir intervient parvenir souvenir souviens souvient offrir offre offrez offert offerts offerte souffrir souffre couvrir couvre couvert couverte decouvrir decouvre decouvert recouvrir recouvre
recouvert ouvrir ouvre ouvert ouverte ouverts naitre ne nee naissance disparaitre disparu apparaitre paru reconnaitre reconnu conclure conclu inclure inclus incluse exclure vaincre vaincu suffire suffi rire rit ri sourire
asseoir assis assise assoit mouvoir emouvoir apercevoir apercu concevoir concu decevoir decu prevoir prevu prevue prevoit revoir revu pourvoir battre battu combattre debattre
resoudre resolu refaisons appele appelle appellent achete achetent amene emmene enleve souleve leve pese jette jettent rejette projeter projette epele
envoie envoient paie paient paye payes essaie essaient nettoie nettoient appuie appuient emploie emploient employer ennuie ennuyer vouloir pouvoir devoir savoir avoir etre bienvenu sois
`;

export const FRENCH_ER_VERBS = [ER];
export const FRENCH_IR_VERBS = [IR];
export const FRENCH_RE_VERBS = [RE];
export const FRENCH_IRREGULAR = [IRREGULAR];
