#include <stdio.h>
#include <stdlib.h>
#include <math.h>
#include <string.h>
#define P 602
#define TEMPO 597
typedef struct{float t,ph,sc;int n;short*f;}Pos;
static double w[2*P],w0[2*P],g[2*P],m1[2*P],v1[2*P];
static const double K=0.0048;
static double ev(Pos*p){double mg=0,eg=0;for(int j=0;j<p->n;j++){int i=p->f[2*j];double c=p->f[2*j+1];if(i==TEMPO){mg+=c*w[2*i];eg+=c*w[2*i];continue;}mg+=c*w[2*i];eg+=c*w[2*i+1];}return (mg*p->ph+eg*(1-p->ph))*p->sc;}
int main(int argc,char**argv){int epochs=atoi(argv[1]);double reg=atof(argv[2]);
FILE*f=fopen("./init.txt","r");for(int i=0;i<2*P;i++){if(fscanf(f,"%lf",&w[i])!=1)return 1;w0[i]=w[i];}fclose(f);
f=fopen("./features.bin","rb");fseek(f,0,SEEK_END);long sz=ftell(f);rewind(f);char*b=malloc(sz);if(fread(b,1,sz,f)!=sz)return 1;
Pos*ps=malloc(sizeof(Pos)*(sz/100));int n=0;for(char*q=b;q<b+sz;){Pos*p=&ps[n++];memcpy(p,q,12);memcpy(&p->n,q+12,4);p->f=(short*)(q+16);q+=16+4*p->n;}
/* hold out every 10th block of 1000 */
#define HELD(i) (((i)/500)%10==9)
int*ord=malloc(n*sizeof(int)),tn=0;for(int i=0;i<n;i++)if(!HELD(i))ord[tn++]=i;
srand(1);long step=0;
for(int e=0;e<=epochs;e++){double q=0,h=0;int hn=0;for(int i=0;i<n;i++){if(HELD(i)||e%5==0){double s=1/(1+exp(-K*ev(&ps[i])))-ps[i].t;if(HELD(i)){h+=s*s;hn++;}else q+=s*s;}}
if(e%5==0)printf("%d train %.4f held %.4f\n",e,sqrt(q/tn),sqrt(h/hn)),fflush(stdout);
if(e==epochs)break;
for(int i=tn-1;i>0;i--){int j=((long)rand())%(i+1);int t=ord[i];ord[i]=ord[j];ord[j]=t;}
double lr=e<epochs*0.6?2.0:e<epochs*0.85?0.7:0.2;
int B=512;for(int s=0;s<tn;s+=B){memset(g,0,sizeof g);int k=0;for(int x=s;x<s+B&&x<tn;x++,k++){Pos*p=&ps[ord[x]];double y=1/(1+exp(-K*ev(p)));double d=(y-p->t)*y*(1-y)*K*p->sc*2;for(int j=0;j<p->n;j++){int i=p->f[2*j];double c=p->f[2*j+1];if(i==TEMPO){g[2*i]+=d*c;continue;}g[2*i]+=d*c*p->ph;g[2*i+1]+=d*c*(1-p->ph);}}
step++;double b1=1-pow(0.9,step),b2=1-pow(0.999,step);for(int i=0;i<2*P;i++){double gr=g[i]/k+reg*(w[i]-w0[i]);m1[i]=.9*m1[i]+.1*gr;v1[i]=.999*v1[i]+.001*gr*gr;w[i]-=lr*(m1[i]/b1)/(sqrt(v1[i]/b2)+1e-12);}}
}
f=fopen("./tuned.txt","w");for(int i=0;i<P;i++)fprintf(f,"%d %d\n",(int)lrint(w[2*i]),(int)lrint(w[2*i+1]));fclose(f);}
